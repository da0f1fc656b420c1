import { type Member, type Session, afterLookup, afterSignOut, linkOf, needsLookup } from "./session-state";

const member: Member = { userId: "1", email: "eleni@aithra-suite.example", name: "Eleni", role: "owner" };
const account = { userId: "1", email: member.email };
const atWork: Session = { phase: "staff", member, ended: false };

test("an expired session keeps the page open, signing out does not", () => {
  expect(afterSignOut(atWork, false)).toEqual({ ...atWork, ended: true });
  expect(afterSignOut(atWork, true)).toEqual({ phase: "signedOut" });
  expect(afterSignOut({ phase: "starting" }, false)).toEqual({ phase: "signedOut" });
});

test("looks up the member once per account, and again after a session has ended", () => {
  expect(needsLookup({ phase: "starting" }, account)).toBe(true);
  expect(needsLookup(atWork, account)).toBe(false);
  expect(needsLookup(atWork, { ...account, userId: "2" })).toBe(true);
  expect(needsLookup({ phase: "staff", member, ended: true }, account)).toBe(true);
  expect(needsLookup({ phase: "choosingPassword", account, invited: false }, account)).toBe(false);
});

test("lets a member in, refuses a stranger, and does not interrupt the choice of a password", () => {
  expect(afterLookup({ phase: "starting" }, account, member)).toEqual(atWork);
  expect(afterLookup({ phase: "staff", member, ended: true }, account, member)).toEqual(atWork);
  expect(afterLookup({ phase: "starting" }, account, null)).toEqual({ phase: "stranger", email: member.email });
  const choosing: Session = { phase: "choosingPassword", account, invited: true };
  expect(afterLookup(choosing, account, member)).toBe(choosing);
});

test.each([
  ["#token_hash=abc&type=invite", { tokenHash: "abc", type: "invite" }],
  ["#token_hash=abc&type=recovery", { tokenHash: "abc", type: "recovery" }],
  ["#type=magiclink&token_hash=abc", { tokenHash: "abc", type: "magiclink" }],
  ["#token_hash=&type=invite", null],
  ["#token_hash=abc&type=email_change", { tokenHash: "abc", type: "email_change" }],
  ["#token_hash=abc&type=reauthentication", null],
  ["#access_token=a&type=invite", null],
  ["#message", null],
  ["", null],
])("reads the sign-in link from the fragment %j: %j", (hash, link) => {
  expect(linkOf(hash)).toEqual(link);
});
