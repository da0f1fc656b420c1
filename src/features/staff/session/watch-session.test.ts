/** @jest-environment jsdom */
import type * as errors from "../api/backend-error";
import type * as store from "./session-state";
import type { Account, Member } from "./session-state";
import type * as toasts from "../../../lib/notifications/toast-store";
import type * as following from "./watch-session";

const member: Member = { userId: "1", email: "eleni@aithra-suite.example", name: "Eleni", role: "owner" };
let found: Member | null = member;
/** What the sign-in service tells each tab. */
const listeners: ((account: Account | null) => void)[] = [];
const tell = (account: Account | null) => listeners.forEach((listener) => listener(account));

jest.mock("../api/team", () => ({
  ...jest.requireActual<object>("../api/team"),
  findOwnMember: () => Promise.resolve(found),
}));
jest.mock("../api/account", () => ({
  ...jest.requireActual<object>("../api/account"),
  watchAccount: (listener: (account: Account | null) => void) => {
    listeners.push(listener);
    return Promise.resolve(() => undefined);
  },
  verifySignInLink: ({ tokenHash }: { readonly tokenHash: string }) => {
    used.push(tokenHash);
    return answerToLink();
  },
  signOut: () => Promise.resolve().then(() => tell(null)),
}));
const used: string[] = [];
let answerToLink: () => Promise<Account | null> = () => Promise.resolve(member);

/** Another tab of the same browser: modules of its own, the same storage. */
const openTab = () => {
  let tab: typeof following & typeof store & typeof errors & Pick<typeof toasts, "toastStore"> = undefined as never;
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
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const twoTabsAtWork = async () => {
  const tabs = [openTab(), openTab()] as const;
  tell(member);
  await settled();
  for (const tab of tabs) expect(tab.sessionStore.get()).toEqual({ phase: "staff", member, ended: false });
  return tabs;
};

beforeEach(() => {
  listeners.length = 0;
  localStorage.clear();
  window.history.replaceState({}, "", "/admin");
  used.length = 0;
  answerToLink = () => Promise.resolve(member);
  found = member;
});

test("who leaves in one tab leaves nothing on the screen of another", async () => {
  const [one, other] = await twoTabsAtWork();
  await one.logOut(false);
  expect(one.sessionStore.get()).toEqual({ phase: "signedOut" });
  expect(other.sessionStore.get()).toEqual({ phase: "signedOut" });
});

test("a tab that hears why only after it has heard of the end is cleared then", async () => {
  const [, other] = await twoTabsAtWork();
  tell(null);
  expect(other.sessionStore.get()).toEqual({ phase: "staff", member, ended: true });
  window.dispatchEvent(new StorageEvent("storage", { key: "staff-left", newValue: "1" }));
  expect(other.sessionStore.get()).toEqual({ phase: "signedOut" });
});

test("a session that only ends keeps the work in every tab, also when somebody had left before", async () => {
  const [one, other] = await twoTabsAtWork();
  await one.logOut(false);
  tell(member);
  await settled();
  // The service tells of a fresh session now and then: nobody comes in by that.
  tell(member);
  tell(null);
  expect(one.sessionStore.get()).toEqual({ phase: "staff", member, ended: true });
  expect(other.sessionStore.get()).toEqual({ phase: "staff", member, ended: true });
});

test("a fresh session of a tab that has not heard of the leaving yet does not undo it", async () => {
  const [one, other] = await twoTabsAtWork();
  const leaving = one.logOut(false);
  listeners[1]?.(member);
  await leaving;
  expect(other.sessionStore.get()).toEqual({ phase: "signedOut" });
});

test("a member who was taken off the team has their page closed; one who is still there goes on", async () => {
  const tab = openTab();
  tell(member);
  await settled();
  const demoted = { ...member, role: "editor" } as const;
  found = demoted;
  await tab.refreshMember();
  expect(tab.sessionStore.get()).toEqual({ phase: "staff", member: demoted, ended: false });
  found = null;
  await tab.refreshMember();
  expect(tab.sessionStore.get()).toEqual({ phase: "stranger", email: member.email });
});

test("an answer on who is at work comes too late for somebody who has left meanwhile", async () => {
  const tab = openTab();
  tell(member);
  await settled();
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

  test("is used up by its button alone, and the address forgets it then", async () => {
    const tab = openLink("invite");
    tell(null);
    await settled();
    expect([tab.sessionStore.get(), used]).toEqual([{ phase: "linkOpened", type: "invite" }, []]);
    await tab.redeemLink();
    expect(tab.sessionStore.get()).toEqual({
      phase: "choosingPassword",
      account: expect.objectContaining({ userId: "1" }) as unknown,
      invited: true,
    });
    expect([used, window.location.hash, window.location.search]).toEqual([["abc"], "", "?from=mail"]);
    expect(window.history.state).toEqual({ key: "kept" });
    tell(member);
    expect(tab.sessionStore.get()).toMatchObject({ phase: "choosingPassword", invited: true });
  });

  test("asks for its button also where somebody is signed in", async () => {
    const tab = openLink("recovery");
    tell(member);
    await settled();
    expect(tab.sessionStore.get()).toEqual({ phase: "linkOpened", type: "recovery" });
    await tab.redeemLink();
    expect(tab.sessionStore.get()).toMatchObject({ phase: "choosingPassword", invited: false });
  });

  test("is noticed where a staff page is open already", async () => {
    const tab = openTab();
    tell(null);
    await settled();
    expect(tab.sessionStore.get()).toEqual({ phase: "signedOut" });
    window.history.replaceState({}, "", "/admin#token_hash=abc&type=recovery");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    expect(tab.sessionStore.get()).toEqual({ phase: "linkOpened", type: "recovery" });
    await tab.redeemLink();
    expect(tab.sessionStore.get()).toMatchObject({ phase: "choosingPassword", invited: false });
  });

  test("that only signs in leads to the pages", async () => {
    const tab = openLink("magiclink");
    tell(null);
    await tab.redeemLink();
    await settled();
    expect(tab.sessionStore.get()).toEqual({ phase: "staff", member, ended: false });
  });

  test.each([
    ["nobody", null, { phase: "signedOut" }],
    ["a member", member, { phase: "staff", member, ended: false }],
  ] as const)("that has been used says so, and leaves %s where they were", async (_, present, after) => {
    const tab = openLink("invite");
    tell(present);
    answerToLink = () => Promise.reject(new tab.BackendError("otp_expired", 403, ""));
    await tab.redeemLink().catch(() => undefined);
    await settled();
    expect([tab.sessionStore.get(), tab.isLinkExpired()]).toEqual([after, true]);
  });

  test("of a new address waits for the other link, and says so", async () => {
    const tab = openLink("email_change");
    tell(null);
    answerToLink = () => Promise.resolve(null);
    await tab.redeemLink();
    await settled();
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
    tell(member);
    answerToLink = answer ?? (() => Promise.reject(new tab.BackendError("otp_expired", 403, "")));
    await tab.redeemLink();
    await settled();
    expect(tab.sessionStore.get()).toEqual({ phase: "staff", member, ended: false });
    expect(tab.toastStore.get()).toMatchObject({ key });
  });

  test("stays for another press when nobody answers", async () => {
    const tab = openLink("invite");
    tell(null);
    answerToLink = () => Promise.reject(new Error("offline"));
    await expect(tab.redeemLink()).rejects.toThrow("offline");
    expect(tab.sessionStore.get()).toEqual({ phase: "linkOpened", type: "invite" });
    expect(window.location.hash).toContain("token_hash");
  });
});
