import type { Database } from "./connection.ts";
import type { NewEmail } from "./mailbox.ts";
import { withInviteAsRecovery, invite, recover } from "./sign-in-links.ts";
import { readSiteFacts } from "./site-facts.ts";

const id = "3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b10";
const site = readSiteFacts();
const origin = "http://localhost:9000";

interface Call {
  readonly accounts: readonly { readonly id: string; readonly waiting: boolean }[];
  readonly key?: string;
  readonly landing?: string;
  readonly email?: string;
}

/**
 * Calls the service with these accounts in the database. Returns the response, the sent emails and the tables written
 * to.
 */
const ask = async (
  call: typeof invite,
  { accounts, key = "secret", landing = `${origin}/admin`, email = "Anna@team.example" }: Call,
) => {
  const emails: NewEmail[] = [];
  const stored: string[] = [];
  const database = {
    query: (sql: string) => {
      if (sql.startsWith("select")) return Promise.resolve(accounts);
      stored.push(/(?:insert into|update) (\S+)/.exec(sql)?.[1] ?? "");
      return Promise.resolve([]);
    },
  } as unknown as Database;
  const mailbox = { add: (email: NewEmail) => String(emails.push(email)) };
  const response = await call(
    new Request(`http://127.0.0.1/auth/v1/call?redirect_to=${encodeURIComponent(landing)}`, {
      method: "POST",
      headers: { apikey: key },
      body: JSON.stringify({ email }),
    }),
    { database, mailbox, site, origin, secretKey: "secret" },
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, emails, stored };
};

test("a new person gets an account and an invitation in the language of the requested page", async () => {
  const { status, emails, stored } = await ask(invite, { accounts: [] });
  expect([status, stored]).toEqual([200, ["auth.users", "auth.identities", "auth.users"]]);
  expect(emails).toMatchObject([
    { to: "anna@team.example", subject: `Your invitation to the staff pages of ${site.facts.brand.en}` },
  ]);
  expect(emails[0]?.text).toMatch(/http:\/\/localhost:9000\/admin#token_hash=[0-9a-f]{56}&type=invite/);
  expect(emails[0]?.html).toContain(site.facts.brand.en);
});

test("an invited person who has not signed in yet is invited again", async () => {
  const { status, body, emails, stored } = await ask(invite, { accounts: [{ id, waiting: true }] });
  expect([status, stored, emails.length]).toEqual([200, ["auth.users"], 1]);
  expect(body["id"]).toBe(id);
});

test("an account that was not invited, or has signed in, is reported as existing", async () => {
  const { status, body, emails } = await ask(invite, { accounts: [{ id, waiting: false }] });
  expect([status, body["error_code"], emails]).toEqual([422, "email_exists", []]);
});

test("an invitation needs the secret key", async () => {
  expect(await ask(invite, { accounts: [], key: "public" })).toMatchObject({ status: 401, emails: [], stored: [] });
});

test.each([
  [`${origin}/admin`, "/admin#", "A new password"],
  [`${origin}/el/admin`, "/el/admin#", "Νέος κωδικός"],
  ["https://elsewhere.example/el/admin", "/admin#", "A new password"],
])(
  "password recovery requested on %s links to %s of this site, in the language of that page",
  async (landing, page, subject) => {
    const { emails } = await ask(recover, { accounts: [{ id, waiting: false }], landing });
    expect(emails[0]?.subject).toContain(subject);
    expect(emails[0]?.text).toContain(`${origin}${page}token_hash=`);
    expect(emails[0]?.text).toContain("&type=recovery");
  },
);

test("the response to a password recovery does not reveal whether the account exists", async () => {
  const unknown = await ask(recover, { accounts: [] });
  const known = await ask(recover, { accounts: [{ id, waiting: false }] });
  expect([unknown.status, unknown.body, unknown.emails]).toEqual([known.status, known.body, []]);
  expect(await ask(recover, { accounts: [], email: "nobody" })).toMatchObject({ status: 400 });
});

test.each([
  ['{"type":"invite","token_hash":"a"}', '{"type":"recovery","token_hash":"a"}'],
  ['{"type":"recovery"}', '{"type":"recovery"}'],
  ["[null", "[null"],
])("the request %s is passed to lite as %s", (sent, passed) => {
  const bytes = new TextEncoder().encode(sent);
  expect(new TextDecoder().decode(withInviteAsRecovery(bytes))).toBe(passed);
});
