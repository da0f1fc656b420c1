/**
 * POST {action: "subscribe", email, language} → {state: "sent"}
 * POST {action: "check", token} → {state: "unconfirmed" | "already", language}: checks a link without changing anything
 * POST {action: "verify", token} → {state: "confirmed" | "already", language}
 * POST {action: "unsubscribe", token} → {state: "unsubscribed" | "already", language}
 * POST ?unsubscribe=token&language=…, sent by mail programs (RFC 8058) → the same. GET of this URL redirects to the page in that language.
 */
import * as v from "valibot";
import { subscribeSchema, unsubscribeTokenField } from "../../../src/features/newsletter/schema.ts";
import { verificationTokenField } from "../../../src/lib/forms/person-fields.ts";
import { inLanguage } from "../../../src/settings/languages.ts";
import { Failure } from "../_shared/answer.ts";
import { newLink, sha256 } from "../_shared/digest.ts";
import type { Endpoint, Services } from "../_shared/endpoint.ts";
import { readBody, readText } from "../_shared/read-body.ts";
import { answerVerification, submit } from "../_shared/submission.ts";

const newsletterSchema = v.variant("action", [
  subscribeSchema,
  // `check` only reports whether the link is valid; `verify` confirms the subscription.
  v.object({ action: v.picklist(["check", "verify"]), token: verificationTokenField }),
  v.object({ action: v.literal("unsubscribe"), token: unsubscribeTokenField }),
]);

const limit = { attempts: 5, windowSeconds: 3600 };

const unsubscribe = async (token: string, services: Services): Promise<Response> =>
  answerVerification(await services.database.call("unsubscribe_newsletter", { p_token: token }), services);

/** The token in the unsubscribe URL of a mail program. Throws `token_invalid` if it is not a UUID. */
const oneClickToken = (request: Request): string | undefined => {
  const token = new URL(request.url).searchParams.get("unsubscribe");
  if (token === null) return undefined;
  if (!v.is(unsubscribeTokenField, token)) throw new Failure("token_invalid");
  return token;
};

export const endpoint: Endpoint = {
  name: "newsletter",
  methods: ["GET", "POST"],
  handle: async (request, services) => {
    const { environment, database } = services;
    const unsubscribeToken = oneClickToken(request);
    if (request.method === "GET") {
      if (unsubscribeToken === undefined) throw new Failure("not_found");
      // Opening the URL must not unsubscribe, because mail filters open every link.
      const language = new URL(request.url).searchParams.get("language") === "el" ? "el" : "en";
      const location = `${environment.siteOrigin}${inLanguage("/newsletter-verified", language)}?unsubscribe=${unsubscribeToken}`;
      return new Response(null, { status: 303, headers: { location } });
    }
    if (unsubscribeToken !== undefined) {
      await readText(request);
      return unsubscribe(unsubscribeToken, services);
    }
    const body = await readBody(request, newsletterSchema);
    if (body.action === "unsubscribe") return unsubscribe(body.token, services);
    if (body.action !== "subscribe") {
      const name = body.action === "check" ? "newsletter_link" : "verify_newsletter";
      return answerVerification(await database.call(name, { p_token_hash: await sha256(body.token) }), services);
    }
    const link = await newLink();
    return submit(request, body, limit, services, (args) =>
      database.call("subscribe_to_newsletter", {
        ...args,
        ...link,
        p_email: body.email,
        p_language: body.language,
      }),
    );
  },
};
