/** @jest-environment jsdom */
import { settle } from "../../../../tests/support/promises";
import type * as errors from "../api/backend-error";
import type * as store from "./session-state";
import type { Account, Member } from "./session-state";
import type * as toasts from "../../../lib/notifications/toast-store";
import type * as watching from "./watch-session";

const member: Member = { userId: "1", email: "eleni@aithra-suite.example", name: "Eleni", role: "owner" };
let found: Member | null = member;
let findMember = () => Promise.resolve(found);
/** The listeners of all tabs for changes of the account. */
const listeners: ((account: Account | null) => void)[] = [];
const notify = (account: Account | null) => listeners.forEach((listener) => listener(account));

jest.mock("../api/team", () => ({
  ...jest.requireActual<object>("../api/team"),
  findOwnMember: () => findMember(),
}));
jest.mock("../api/account", () => ({
  ...jest.requireActual<object>("../api/account"),
  watchAccount: (listener: (account: Account | null) => void) => {
    listeners.push(listener);
    return Promise.resolve(() => undefined);
  },
  verifySignInLink: ({ tokenHash }: { readonly tokenHash: string }) => {
    redeemed.push(tokenHash);
    return answerToLink();
  },
  signOut: (everywhere: boolean) => endSession(everywhere),
}));
const signedOut = () => Promise.resolve().then(() => notify(null));
let endSession: (everywhere: boolean) => Promise<void> = signedOut;
const redeemed: string[] = [];
let answerToLink: () => Promise<Account | null> = () => Promise.resolve(member);

/** Opens another tab of the same browser: with its own instances of the modules, but the same storage. */
const openTab = () => {
  let tab: typeof watching & typeof store & typeof errors & Pick<typeof toasts, "toastStore"> = undefined as never;
  jest.isolateModules(() => {
    tab = {
      ...jest.requireActual("./watch-session"),
      ...jest.requireActual("./session-state"),
      ...jest.requireActual("../api/backend-error"),
      ...jest.requireActual("../../../lib/notifications/toast-store"),
    };
  });
  tab.watchSession();
  return tab;
};
type Tab = ReturnType<typeof openTab>;

const twoTabsAtWork = async () => {
  const tabs = [openTab(), openTab()] as const;
  notify(member);
  await settle();
  for (const tab of tabs) expect(tab.sessionStore.get()).toEqual({ phase: "staff", member, ended: false });
  return tabs;
};

beforeEach(() => {
  listeners.length = 0;
  localStorage.clear();
  window.history.replaceState({}, "", "/admin");
  redeemed.length = 0;
  answerToLink = () => Promise.resolve(member);
  found = member;
  findMember = () => Promise.resolve(found);
  endSession = signedOut;
});

test("signing out in one tab closes the pages in the other tabs", async () => {
  const [one, other] = await twoTabsAtWork();
  await one.logOut(false);
  expect(one.sessionStore.get()).toEqual({ phase: "signedOut" });
  expect(other.sessionStore.get()).toEqual({ phase: "signedOut" });
});

test("a lookup that is answered after signing out does not open the page again", async () => {
  const tab = openTab();
  const answers: ((member: Member) => void)[] = [];
  findMember = () => new Promise((resolve) => answers.push(resolve));
  notify(member);
  notify(member);
  answers[0]?.(member);
  await settle();
  expect(tab.sessionStore.get()).toEqual({ phase: "staff", member, ended: false });
  await tab.logOut(false);
  answers[1]?.(member);
  await settle();
  expect(answers).toHaveLength(2);
  expect(tab.sessionStore.get()).toEqual({ phase: "signedOut" });
});

test("a tab closes its page even if the event of another tab's sign-out comes after the end of the session", async () => {
  const [, other] = await twoTabsAtWork();
  notify(null);
  expect(other.sessionStore.get()).toEqual({ phase: "staff", member, ended: true });
  window.dispatchEvent(new StorageEvent("storage", { key: "staff-left", newValue: "1" }));
  expect(other.sessionStore.get()).toEqual({ phase: "signedOut" });
});

test("an expired session keeps the page in every tab open, even if somebody had signed out before", async () => {
  const [one, other] = await twoTabsAtWork();
  await one.logOut(false);
  notify(member);
  await settle();
  // The service also reports refreshed sessions, which are not a sign-in.
  notify(member);
  notify(null);
  expect(one.sessionStore.get()).toEqual({ phase: "staff", member, ended: true });
  expect(other.sessionStore.get()).toEqual({ phase: "staff", member, ended: true });
});

test("a refreshed session in another tab does not undo signing out", async () => {
  const [one, other] = await twoTabsAtWork();
  const leaving = one.logOut(false);
  listeners[1]?.(member);
  await leaving;
  expect(other.sessionStore.get()).toEqual({ phase: "signedOut" });
});

test("stays signed in and shows an error when the other devices could not be signed out", async () => {
  const [one, other] = await twoTabsAtWork();
  endSession = (everywhere) =>
    everywhere ? Promise.reject(new one.BackendError("", 0, "Failed to fetch")) : signedOut();
  await one.logOut(true);
  expect(one.toastStore.get()).toMatchObject({ key: "staff.failure.unreachable", tone: "error" });
  for (const tab of [one, other]) expect(tab.sessionStore.get()).toEqual({ phase: "staff", member, ended: false });
  // A session that expires later is not mistaken for a sign-out.
  notify(null);
  expect(one.sessionStore.get()).toEqual({ phase: "staff", member, ended: true });
});

test.each([
  ["shows that the backend does not answer", (tab: Tab) => new tab.BackendError("", 0, "Failed to fetch"), true, 0],
  [
    "does not blame the connection for an answer of the backend",
    (tab: Tab) => new tab.BackendError("", 500, ""),
    false,
    0,
  ],
  ["does not blame the connection for an error in the code, and logs it", () => new TypeError("no function"), false, 1],
])("if the member cannot be looked up, %s", async (_, error, unreachable, warnings) => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const tab = openTab();
  findMember = () => Promise.reject(error(tab));
  notify(member);
  await settle();
  findMember = () => Promise.resolve(found);
  expect(tab.sessionStore.get()).toEqual({ phase: "failed", unreachable });
  expect(warn).toHaveBeenCalledTimes(warnings);
});

test.each([
  ["the sign-in page", false, { phase: "failed", unreachable: true }],
  ["a page whose session has expired", true, { phase: "staff", member, ended: true }],
] as const)("shows an error if the lookup after signing in fails: on %s", async (_, wasSignedIn, after) => {
  const tab = openTab();
  if (wasSignedIn) notify(member);
  await settle();
  notify(null);
  findMember = () => Promise.reject(new tab.BackendError("", 0, "Failed to fetch"));
  notify(member);
  await settle();
  expect(tab.sessionStore.get()).toEqual(after);
  if (wasSignedIn) expect(tab.toastStore.get()).toMatchObject({ key: "staff.failure.unreachable", tone: "error" });
  findMember = () => Promise.resolve(found);
  notify(member);
  await settle();
  expect(tab.sessionStore.get()).toEqual({ phase: "staff", member, ended: false });
});

test("a lookup that fails after signing out shows no error", async () => {
  const tab = openTab();
  let fail: (error: Error) => void = () => undefined;
  findMember = () => new Promise((_, reject) => (fail = reject));
  notify(member);
  await tab.logOut(false);
  fail(new tab.BackendError("", 0, "Failed to fetch"));
  await settle();
  expect(tab.sessionStore.get()).toEqual({ phase: "signedOut" });
});

test("refreshing closes the page of a member who was removed from the team, and updates the role of others", async () => {
  const tab = openTab();
  notify(member);
  await settle();
  const demoted = { ...member, role: "editor" } as const;
  found = demoted;
  expect(await tab.refreshMember()).toBe(true);
  expect(tab.sessionStore.get()).toEqual({ phase: "staff", member: demoted, ended: false });
  expect(await tab.refreshMember()).toBe(false);
  found = null;
  expect(await tab.refreshMember()).toBe(true);
  expect(tab.sessionStore.get()).toEqual({ phase: "stranger", email: member.email });
});

test("ignores the result of a refresh after the member has signed out", async () => {
  const tab = openTab();
  notify(member);
  await settle();
  const looking = tab.refreshMember();
  await tab.logOut(false);
  await looking;
  expect(tab.sessionStore.get()).toEqual({ phase: "signedOut" });
});

describe("the link of a sign-in email", () => {
  const openLink = (type: string) => {
    window.history.replaceState({ key: "kept" }, "", `/admin?from=mail#token_hash=abc&type=${type}`);
    return openTab();
  };

  test("is redeemed only by the button, and then removed from the URL", async () => {
    const tab = openLink("invite");
    notify(null);
    await settle();
    expect([tab.sessionStore.get(), redeemed]).toEqual([{ phase: "linkOpened", type: "invite" }, []]);
    await tab.redeemLink();
    expect(tab.sessionStore.get()).toEqual({
      phase: "choosingPassword",
      account: expect.objectContaining({ userId: "1" }) as unknown,
      invited: true,
    });
    expect([redeemed, window.location.hash, window.location.search]).toEqual([["abc"], "", "?from=mail"]);
    expect(window.history.state).toEqual({ key: "kept" });
    notify(member);
    expect(tab.sessionStore.get()).toMatchObject({ phase: "choosingPassword", invited: true });
  });

  test("shows the button even when somebody is signed in", async () => {
    const tab = openLink("recovery");
    notify(member);
    await settle();
    expect(tab.sessionStore.get()).toEqual({ phase: "linkOpened", type: "recovery" });
    await tab.redeemLink();
    expect(tab.sessionStore.get()).toMatchObject({ phase: "choosingPassword", invited: false });
  });

  test("is noticed in a tab where a staff page is already open", async () => {
    const tab = openTab();
    notify(null);
    await settle();
    expect(tab.sessionStore.get()).toEqual({ phase: "signedOut" });
    window.history.replaceState({}, "", "/admin#token_hash=abc&type=recovery");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    expect(tab.sessionStore.get()).toEqual({ phase: "linkOpened", type: "recovery" });
    await tab.redeemLink();
    expect(tab.sessionStore.get()).toMatchObject({ phase: "choosingPassword", invited: false });
  });

  const changeFragment = (fragment: string) => {
    window.history.replaceState({}, "", `/admin#${fragment}`);
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  };

  test.each([
    ["is still redeemed when the fragment has become one without a link", "content", "abc"],
    ["is replaced by a newer one", "token_hash=def&type=recovery", "def"],
  ])("%s", async (_, fragment, token) => {
    const tab = openLink("recovery");
    notify(null);
    changeFragment(fragment);
    await settle();
    expect(tab.sessionStore.get()).toEqual({ phase: "linkOpened", type: "recovery" });
    await tab.redeemLink();
    expect(redeemed).toEqual([token]);
    expect(tab.sessionStore.get()).toMatchObject({ phase: "choosingPassword", invited: false });
  });

  test.each([
    ["been redeemed", () => Promise.resolve(member)],
    ["expired", (tab: Tab) => Promise.reject<Account>(new tab.BackendError("otp_expired", 403, ""))],
  ])("waits for its own button when the link before it has %s meanwhile", async (_, answer) => {
    const tab = openLink("invite");
    notify(null);
    answerToLink = () => {
      changeFragment("token_hash=def&type=recovery");
      return answer(tab);
    };
    await tab.redeemLink();
    await settle();
    expect([tab.sessionStore.get(), window.location.hash]).toEqual([
      { phase: "linkOpened", type: "recovery" },
      "#token_hash=def&type=recovery",
    ]);
    answerToLink = () => Promise.resolve(member);
    await tab.redeemLink();
    expect(redeemed).toEqual(["abc", "def"]);
    expect(tab.sessionStore.get()).toMatchObject({ phase: "choosingPassword", invited: false });
  });

  test("opens the staff pages if it only signs in", async () => {
    const tab = openLink("magiclink");
    notify(null);
    await tab.redeemLink();
    await settle();
    expect(tab.sessionStore.get()).toEqual({ phase: "staff", member, ended: false });
  });

  test("shows an error if the lookup after it fails, because the link cannot be redeemed again", async () => {
    const tab = openLink("magiclink");
    findMember = () => Promise.reject(new tab.BackendError("", 0, "Failed to fetch"));
    await tab.redeemLink();
    await settle();
    expect(tab.sessionStore.get()).toEqual({ phase: "failed", unreachable: true });
  });

  test.each([
    ["nobody", null, { phase: "signedOut" }],
    ["a member", member, { phase: "staff", member, ended: false }],
  ] as const)(
    "is reported as expired if it was already redeemed, with %s signed in as before",
    async (_, present, after) => {
      const tab = openLink("invite");
      notify(present);
      answerToLink = () => Promise.reject(new tab.BackendError("otp_expired", 403, ""));
      await tab.redeemLink().catch(() => undefined);
      await settle();
      expect([tab.sessionStore.get(), tab.isLinkExpired()]).toEqual([after, true]);
    },
  );

  test("for a new email address reports that the second link is still needed", async () => {
    const tab = openLink("email_change");
    notify(null);
    answerToLink = () => Promise.resolve(null);
    await tab.redeemLink();
    await settle();
    expect([tab.sessionStore.get(), tab.isHalfChanged(), tab.isLinkExpired()]).toEqual([
      { phase: "signedOut" },
      true,
      false,
    ]);
  });

  test.each([
    ["of a new address", "email_change", () => Promise.resolve(null), "staff.link.email_change.half"],
    ["that has expired", "magiclink", undefined, "staff.signIn.linkExpired"],
  ] as const)("%s shows a message to somebody who is signed in", async (_, type, answer, key) => {
    const tab = openLink(type);
    notify(member);
    answerToLink = answer ?? (() => Promise.reject(new tab.BackendError("otp_expired", 403, "")));
    await tab.redeemLink();
    await settle();
    expect(tab.sessionStore.get()).toEqual({ phase: "staff", member, ended: false });
    expect(tab.toastStore.get()).toMatchObject({ key });
  });

  test("can be redeemed again when the service could not be reached", async () => {
    const tab = openLink("invite");
    notify(null);
    answerToLink = () => Promise.reject(new Error("offline"));
    await expect(tab.redeemLink()).rejects.toThrow("offline");
    expect(tab.sessionStore.get()).toEqual({ phase: "linkOpened", type: "invite" });
    expect(window.location.hash).toContain("token_hash");
  });
});
