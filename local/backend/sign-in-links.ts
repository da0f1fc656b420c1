/**
 * The parts of the sign-in service that lite lacks: invitations, and links to the requested page. Lite's own email names lite, is in one
 * language, and has a link that is used up by any program that opens it, such as a virus scanner. So this module creates and sends the
 * token; lite only verifies it.
 */
import { randomBytes, randomUUID } from "node:crypto";
import * as v from "valibot";
import { emailField } from "../../src/lib/forms/person-fields.ts";
import { languageOfPath } from "../../src/settings/languages.ts";
import { addAccount } from "./accounts.ts";
import type { Database } from "./connection.ts";
import type { Mailbox } from "./mailbox.ts";
import { type LinkType, signInEmail, signInLink } from "./sign-in-emails.ts";
import type { SiteFacts } from "./site-facts.ts";
import { sender } from "../../supabase/functions/_shared/email/layout.ts";

const bodySchema = v.object({ email: emailField });

interface Parts {
  readonly database: Pick<Database, "query">;
  readonly mailbox: Pick<Mailbox, "add">;
  readonly site: SiteFacts;
  /** The site's own origin. Links lead only to pages of this origin. */
  readonly origin: string;
  readonly secretKey: string;
}

const refuse = (status: number, code: string): Response =>
  Response.json({ code: status, error_code: code, msg: code }, { status });

interface Account {
  readonly id: string;
  /** Whether the account was invited and has never signed in. */
  readonly waiting: boolean;
}

const findAccount = async ({ database }: Parts, email: string): Promise<Account | undefined> =>
  (
    await database.query<Account>(
      `select id::text as id, invited_at is not null and last_sign_in_at is null as waiting
       from auth.users where lower(email) = $1`,
      [email],
    )
  )[0];

/** The requested page if it belongs to this site, otherwise the staff page. */
const landingOf = (request: Request, origin: string): string => {
  const requested = new URL(request.url).searchParams.get("redirect_to") ?? "";
  return URL.canParse(requested) && new URL(requested).origin === origin ? requested : `${origin}/admin`;
};

/** Creates a token, which replaces the account's previous one, and sends it. */
const sendLink = async (type: LinkType, id: string, email: string, request: Request, parts: Parts): Promise<void> => {
  const { database, mailbox, site, origin } = parts;
  const token = randomBytes(28).toString("hex");
  await database.query("update auth.users set recovery_token = $1, recovery_sent_at = now() where id = $2::uuid", [
    token,
    id,
  ]);
  const landing = landingOf(request, origin);
  const language = languageOfPath(new URL(landing).pathname);
  mailbox.add({
    ...signInEmail(type, language, site.facts, signInLink(landing, token, type)),
    from: sender(site.facts.brand[language], site.mailFrom),
    to: email,
    replyTo: site.facts.contactEmail,
    headers: {},
  });
};

const readEmail = async (request: Request): Promise<string | undefined> => {
  const body = v.safeParse(bodySchema, await request.json().catch(() => null));
  return body.success ? body.output.email : undefined;
};

/** POST /auth/v1/invite {email}, with GoTrue's responses. Only for the functions, so it requires the secret key. */
export const invite = async (request: Request, parts: Parts): Promise<Response> => {
  if (request.headers.get("apikey") !== parts.secretKey) return refuse(401, "no_authorization");
  const email = await readEmail(request);
  if (email === undefined) return refuse(422, "validation_failed");
  const found = await findAccount(parts, email);
  if (found?.waiting === false) return refuse(422, "email_exists");
  const id = found?.id ?? randomUUID();
  if (found === undefined) await addAccount(parts.database, { id, email, invited: true });
  await sendLink("invite", id, email, request, parts);
  return Response.json({ id, email });
};

/** POST /auth/v1/recover {email}, with GoTrue's responses. The response does not reveal whether the account exists. */
export const recover = async (request: Request, parts: Parts): Promise<Response> => {
  const email = await readEmail(request);
  if (email === undefined) return refuse(400, "validation_failed");
  const account = await findAccount(parts, email);
  if (account !== undefined) await sendLink("recovery", account.id, email, request, parts);
  return Response.json({});
};

/**
 * Lite has no invitations, so an invitation is verified as a password recovery. Other bodies are passed on unchanged.
 */
export const withInviteAsRecovery = (body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  try {
    const sent: unknown = JSON.parse(new TextDecoder().decode(body));
    const isInvitation = typeof sent === "object" && sent !== null && "type" in sent && sent.type === "invite";
    return isInvitation ? new TextEncoder().encode(JSON.stringify({ ...sent, type: "recovery" })) : body;
  } catch {
    return body;
  }
};
