/** @jest-environment jsdom */
import { sessionKey } from "../settings/staff-session";
import type { OptionalCategory, Service } from "../settings/third-parties";
import { cookieDomains } from "./services";

const services: readonly Service[] = [
  service("tiles", "functional", { hosts: ["tiles.example"] }),
  service("analytics", "analytics", {
    hosts: ["stats.example"],
    script: "https://stats.example/tag.js",
    measurementId: "G-1",
    leaves: ["_ga", "_ga_*"],
  }),
  service("heatmap", "analytics", { script: "https://heat.example/map.js" }),
  service("parity", "marketing", { script: "https://parity.example/widget.js", leaves: ["parity_*"] }),
  service("ads", "marketing", { script: "https://ads.example/tag.js", measurementId: "AW-2" }),
];

function service(id: string, category: OptionalCategory, rest: Partial<Service>): Service {
  return { id, category, hosts: [], script: null, measurementId: null, leaves: [], ...rest };
}

const scripts = () => [...document.querySelectorAll("script")].map(({ src }) => src);
const hinted = () => [...document.querySelectorAll("link")].map(({ rel, href }) => `${rel} ${href}`);
const queued = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));

/** Imports the module afresh for every test, because it remembers which services it has started. */
const freshPage = async () => {
  document.head.replaceChildren();
  delete window.dataLayer;
  jest.resetModules();
  const { followConsent } = await import("./services");
  const reload = jest.fn();
  return {
    reload,
    choose: (granted: readonly OptionalCategory[]) => followConsent({ granted }, services, reload),
  };
};

test("loads, hints and queues nothing without consent", async () => {
  const { choose } = await freshPage();
  choose([]);
  expect(scripts()).toEqual([]);
  expect(hinted()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});

test("loads a service once, when its category is granted", async () => {
  const { choose } = await freshPage();
  choose(["functional"]);
  expect(scripts()).toEqual([]);
  expect(hinted()).toEqual(["dns-prefetch https://tiles.example/", "preconnect https://tiles.example/"]);
  choose(["functional", "marketing"]);
  choose(["functional", "marketing"]);
  expect(scripts()).toEqual(["https://parity.example/widget.js", "https://ads.example/tag.js"]);
});

test("loads nothing in a browser in which staff are signed in: a script could read their session", async () => {
  const { choose } = await freshPage();
  localStorage.setItem(sessionKey, "{}");
  choose(["functional", "marketing"]);
  localStorage.clear();
  expect(scripts()).toEqual([]);
  expect(hinted()).toEqual([]);
});

test("sets consent mode to denied, then to the choice, before it configures a service", async () => {
  const { choose } = await freshPage();
  choose(["analytics"]);
  const calls = queued();
  expect(calls.map(([name, what]) => [name, what instanceof Date ? "date" : what])).toEqual([
    ["consent", "default"],
    ["consent", "update"],
    ["js", "date"],
    ["config", "G-1"],
  ]);
  expect(calls[0]?.[2]).toMatchObject({ analytics_storage: "denied", ad_storage: "denied", ad_user_data: "denied" });
  expect(calls[1]?.[2]).toMatchObject({
    analytics_storage: "granted",
    ad_storage: "denied",
    ad_personalization: "denied",
  });
  choose(["analytics", "marketing"]);
  const [updated, configured] = queued().slice(-2);
  expect(updated?.[2]).toMatchObject({ analytics_storage: "granted", ad_user_data: "granted" });
  expect(configured?.slice(0, 2)).toEqual(["config", "AW-2"]);
});

test("withdrawing removes the services' cookies and storage, and reloads the page if one of them runs", async () => {
  const { choose, reload } = await freshPage();
  choose(["analytics", "marketing"]);
  document.cookie = "_ga=1; path=/";
  document.cookie = "_ga_ABC=1; path=/";
  document.cookie = "mine=1; path=/";
  localStorage.setItem("parity_seen", "1");
  localStorage.setItem("language", "en");
  choose(["marketing"]);
  expect(document.cookie).toBe("mine=1");
  expect(localStorage.getItem("parity_seen")).toBe("1");
  expect(reload).toHaveBeenCalledTimes(1);
  choose([]);
  expect(localStorage.getItem("parity_seen")).toBeNull();
  expect(localStorage.getItem("language")).toBe("en");
});

test("withdrawing a category without running scripts does not reload the page", async () => {
  const { choose, reload } = await freshPage();
  choose(["functional"]);
  choose([]);
  expect(reload).not.toHaveBeenCalled();
});

test("a choice is applied even if the browser blocks cookies and storage", async () => {
  const { choose } = await freshPage();
  const blocked = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const spies = [
    jest.spyOn(document, "cookie", "get").mockImplementation(blocked),
    jest.spyOn(window, "localStorage", "get").mockImplementation(blocked),
  ];
  choose(["marketing"]);
  expect(scripts()).toContain("https://ads.example/tag.js");
  spies.forEach((spy) => spy.mockRestore());
});

test("removes the cookies of a refused service when the page opens", async () => {
  const { choose } = await freshPage();
  document.cookie = "_ga=1; path=/";
  choose(["functional"]);
  expect(document.cookie).not.toContain("_ga=");
});

test.each([
  ["www.aithra.example", ["www.aithra.example", "aithra.example"]],
  ["localhost", []],
])("cookies of %s may be set for the domains %j", (host, domains) => {
  expect(cookieDomains(host)).toEqual(domains);
});
