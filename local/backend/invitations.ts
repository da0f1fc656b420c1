/**
 * What lite lacks of the sign-in service: inviting somebody. Makes the account, without a password, and has lite send the link
 * to a new one; sends another to who was invited and has not followed it yet. For the functions only, so it asks for the secret key.
 */
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "./connection.ts";

const bodySchema = v.object({ email: v.pipe(v.string(), v.trim(), v.email(), v.toLowerCase()) });

interface Parts {
  readonly database: Database;
  readonly secretKey: string;
  readonly publicKey: string;
  /** Answers lite's own /auth/v1. */
  readonly answer: (request: Request) => Promise<Response>;
}

const refuse = (status: number, code: string): Response => Response.json({ error_code: code, msg: code }, { status });

interface Account {
  readonly id: string;
  /** Invited, and nobody has come by the link. */
  readonly waiting: boolean;
}

const findAccount = async (database: Database, email: string): Promise<Account | undefined> =>
  (
    await database.query<Account>(
      `select id::text as id, invited_at is not null and last_sign_in_at is null as waiting
       from auth.users where lower(email) = $1`,
      [email],
    )
  )[0];

const makeAccount = async (database: Database, email: string): Promise<string> => {
  const id = randomUUID();
  await database.query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, invited_at, raw_app_meta_data, raw_user_meta_data,
       created_at, updated_at)
     values ($1::uuid, 'authenticated', 'authenticated', $2, now(), now(), '{"provider": "email", "providers": ["email"]}',
       '{}', now(), now())`,
    [id, email],
  );
  await database.query(
    `insert into auth.identities (id, user_id, provider_id, provider, identity_data, created_at, updated_at)
     values ($1::uuid, $1::uuid, $1::text, 'email', jsonb_build_object('sub', $1::text, 'email', $2::text), now(), now())`,
    [id, email],
  );
  return id;
};

/** POST /auth/v1/invite {email}, as GoTrue answers it. */
export const invite = async (
  request: Request,
  { database, secretKey, publicKey, answer }: Parts,
): Promise<Response> => {
  if (request.headers.get("authorization") !== `Bearer ${secretKey}`) return refuse(401, "no_authorization");
  const body = v.safeParse(bodySchema, await request.json().catch(() => null));
  if (!body.success) return refuse(422, "validation_failed");
  const { email } = body.output;
  const found = await findAccount(database, email);
  if (found?.waiting === false) return refuse(422, "email_exists");
  const id = found?.id ?? (await makeAccount(database, email));
  const { origin, search } = new URL(request.url);
  const sent = await answer(
    new Request(`${origin}/auth/v1/recover${search}`, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: publicKey },
      body: JSON.stringify({ email }),
    }),
  );
  return sent.ok ? Response.json({ id, email }) : sent;
};
