import type * as navigation from "./navigation";

const loaded = (suitesPath?: string): typeof navigation => {
  delete process.env["GATSBY_SUITES_PATH"];
  if (suitesPath !== undefined) process.env["GATSBY_SUITES_PATH"] = suitesPath;
  jest.resetModules();
  return jest.requireActual("./navigation");
};

afterEach(() => {
  delete process.env["GATSBY_SUITES_PATH"];
});

it("links to the page of the only suite, or to the list of several", () => {
  const { suitesPathOf } = loaded();
  expect(suitesPathOf(["garden-suite"])).toBe("/suite/garden-suite");
  expect(suitesPathOf(["garden-suite", "sky-suite"])).toBe("/rooms");
  expect(suitesPathOf([])).toBe("/rooms");
});

it("has the menu's items in the order of specification §2", () => {
  expect(loaded("/suite/luxury-suite").mainNavigation.map(({ label, to }) => [label, to])).toEqual([
    ["nav.home", "/"],
    ["nav.suites", "/suite/luxury-suite"],
    ["nav.journal", "/journal"],
    ["nav.reviews", "/reviews"],
    ["nav.contact", "/contact"],
    ["nav.about", "/about"],
  ]);
});

it.each(["mainNavigation", "footerSite"] as const)("%s links to the suites found by the build", (list) => {
  const suitesOf = (navigations: typeof navigation) =>
    navigations[list].find(({ label }) => label === "nav.suites")?.to;
  expect(suitesOf(loaded("/suite/garden-suite"))).toBe("/suite/garden-suite");
  expect(suitesOf(loaded())).toBe("/rooms");
});

it.each([
  ["hasPosts", ["/journal", "/blog"]],
  ["hasReviews", ["/reviews"]],
  ["hasQuestions", ["/faq"]],
  ["hasGuide", ["/guide"]],
] as const)("without %s, neither the menu nor the footer links to the pages of that part", (part, paths) => {
  const { mainNavigation, footerSite, shownItems } = loaded();
  const whole = { hasPosts: true, hasReviews: true, hasQuestions: true, hasGuide: true };
  for (const list of [mainNavigation, footerSite]) {
    const lacking = shownItems(list, { ...whole, [part]: false });
    expect(shownItems(list, whole).filter((item) => !lacking.includes(item))).toEqual(
      list.filter(({ to }) => paths.some((path) => path === to)),
    );
  }
});
