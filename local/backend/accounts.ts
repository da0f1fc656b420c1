/** Accounts in the tables of the sign-in service. */
import type { Database } from "./connection.ts";

interface Account {
  readonly id: string;
  readonly email: string;
  readonly invited: boolean;
}

/** Adds an account with a confirmed address and without a password, unless there is one with this id. */
export const addAccount = async (database: Pick<Database, "query">, { id, email, invited }: Account): Promise<void> => {
  await database.query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, invited_at, raw_app_meta_data, raw_user_meta_data,
       created_at, updated_at)
     values ($1::uuid, 'authenticated', 'authenticated', $2, now(), case when $3::boolean then now() end,
       '{"provider": "email", "providers": ["email"]}', '{}', now(), now()) on conflict (id) do nothing`,
    [id, email, invited],
  );
  await database.query(
    `insert into auth.identities (id, user_id, provider_id, provider, identity_data, created_at, updated_at)
     values ($1::uuid, $1::uuid, $1::text, 'email', jsonb_build_object('sub', $1::text, 'email', $2::text), now(), now())
     on conflict do nothing`,
    [id, email],
  );
};
