/**
 * POST {action: "submit", type, name, email, details, language} → {state: "sent"}
 * POST {action: "check", token} → {state: "unconfirmed", language}, or `verify`'s answer for "already"; changes nothing
 * POST {action: "verify", token} → {state: "confirmed" | "already", reference, due, language}; `due` is YYYY-MM-DD
 */
import * as v from "valibot";
import { privacyRequestSchema, requestLinkSchema } from "../../../src/features/privacy-requests/schema.ts";
import { newLink, sha256 } from "../_shared/digest.ts";
import type { Endpoint } from "../_shared/endpoint.ts";
import { readBody } from "../_shared/read-body.ts";
import { answerVerification, submit } from "../_shared/submission.ts";

const limit = { attempts: 3, windowSeconds: 3600 };

const bodySchema = v.lazy((input) =>
  typeof input === "object" && input !== null && "action" in input && input.action !== "submit"
    ? requestLinkSchema
    : privacyRequestSchema,
);

export const endpoint: Endpoint = {
  name: "privacy-request",
  methods: ["POST"],
  handle: async (request, services) => {
    const { database, environment } = services;
    const body = await readBody(request, bodySchema);
    if (body.action !== "submit") {
      const link = { p_token_hash: await sha256(body.token) };
      const result =
        body.action === "check"
          ? await database.call("privacy_request_link", link)
          : await database.call("verify_privacy_request", {
              ...link,
              p_notify: environment.facts.privacyEmail,
              p_time_zone: environment.facts.timeZone,
            });
      return answerVerification(result, services);
    }
    const link = await newLink();
    return submit(request, body, limit, services, (args) =>
      database.call("submit_privacy_request", {
        ...args,
        ...link,
        p_type: body.type,
        p_name: body.name,
        p_email: body.email,
        p_details: body.details,
        p_language: body.language,
      }),
    );
  },
};
