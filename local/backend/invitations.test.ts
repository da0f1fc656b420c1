import type { Database } from "./connection.ts";
import { invite } from "./invitations.ts";

const id = "3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b10";

/** Invites where the database holds these accounts; answers what was answered, which links were sent and what was stored. */
const tryInvite = async (accounts: readonly { readonly id: string; readonly waiting: boolean }[], key = "secret") => {
  const links: unknown[] = [];
  const stored: string[] = [];
  const database = {
    query: (sql: string) => {
      if (sql.startsWith("select")) return Promise.resolve(accounts);
      stored.push(/insert into (\S+)/.exec(sql)?.[1] ?? "");
      return Promise.resolve([]);
    },
  } as unknown as Database;
  const response = await invite(
    new Request("http://127.0.0.1/auth/v1/invite?redirect_to=x", {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify({ email: "Anna@team.example" }),
    }),
    {
      database,
      secretKey: "secret",
      publicKey: "public",
      answer: async (request) => {
        links.push([new URL(request.url).pathname, await request.json()]);
        return Response.json({});
      },
    },
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, links, stored };
};

const link = ["/auth/v1/recover", { email: "anna@team.example" }];

test("somebody new has an account made and a link sent", async () => {
  const { status, links, stored } = await tryInvite([]);
  expect([status, links, stored]).toEqual([200, [link], ["auth.users", "auth.identities"]]);
});

test("who was invited and has not come is sent another link", async () => {
  const { status, body, links, stored } = await tryInvite([{ id, waiting: true }]);
  expect([status, links, stored]).toEqual([200, [link], []]);
  expect(body["id"]).toBe(id);
});

test("an account that was not invited, or is used, is there already", async () => {
  const { status, body, links } = await tryInvite([{ id, waiting: false }]);
  expect([status, body["error_code"], links]).toEqual([422, "email_exists", []]);
});

test("nobody invites without the secret key", async () => {
  expect(await tryInvite([], "public")).toMatchObject({ status: 401, links: [], stored: [] });
});
