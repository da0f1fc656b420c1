/** @jest-environment node */
import type { Functions } from "./functions";
import { answer } from "./gateway";
import type { Mailbox } from "./mailbox";

// The packages of this module are ES modules, which Jest does not load here.
jest.mock("./resumable-uploads", () => ({ resumablePath: "/storage/v1/upload/resumable" }));

/** The paths that reach lite. */
const reached: string[] = [];
const parts = {
  app: {
    fetch: (request: Request) => {
      reached.push(new URL(request.url).pathname);
      return Promise.resolve(Response.json({}));
    },
  },
  functions: {} as Functions,
  mailbox: {} as Mailbox,
  recover: () => Promise.resolve(Response.json({})),
};
const post = (path: string) =>
  answer(
    new Request(`http://site.test/auth/v1/${path}`, { method: "POST", body: JSON.stringify({ email: "a@b.example" }) }),
    "127.0.0.1",
    parts,
  );

beforeEach(() => {
  reached.length = 0;
});

test.each(["signup", "otp", "otp/", "magiclink", "resend", "%6ftp", "OTP"])(
  "nobody can get an account or an email at /auth/v1/%s, because sign-up is closed",
  async (path) => {
    const response = await post(path);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error_code: "signup_disabled" });
    expect(reached).toEqual([]);
  },
);

test.each(["token", "verify", "logout", "recover"])("the sign-in pages reach /auth/v1/%s", async (path) => {
  expect((await post(path)).status).toBe(200);
});
