import { engineAccount, engineAddresses, engineStay, presets } from "../../../tests/support/engine-addresses";
import { engineAddress, engineForm, writeDay } from "./engine";
import { type EngineFormat, type EnginePreset, codeToType, engineFor, enginePresets } from "./engine-presets";

const stay = engineStay;
const noStay = { arrival: "", departure: "", guests: 2 };

describe("the URL of each engine", () => {
  test.each(presets)("%s", (preset) => {
    const { greek, english } = engineAddresses[preset];
    expect(engineAddress(engineFor(enginePresets[preset], engineAccount(preset), "el"), engineStay)).toBe(greek);
    expect(engineAddress(engineFor(enginePresets[preset], engineAccount(preset), "en"), noStay)).toBe(english);
  });
});

/** The page promises the price with the direct discount, so guests are told any code that the URL may not pass on. */
describe("promotion code", () => {
  test.each([
    ["webhotelier", false],
    ["mews", false],
    ["siteminder", true],
    ["cloudbeds", true],
    ["lodgify", true],
    ["beds24", true],
    ["hostaway", true],
    ["guesty", true],
    ["booking", true],
  ] as const)("%s: the guest must type it: %s", (preset, isTyped) => {
    expect(codeToType({ ...engineAccount(preset), preset })).toBe(isTyped ? "DIRECT10" : undefined);
    expect(codeToType({ ...engineAccount(preset), promotion: undefined, preset })).toBeUndefined();
  });

  test.each([
    [{ query: { code: "{promotion}" } }, undefined],
    [{ fragment: { code: "DIRECT10" } }, undefined],
    [{ query: { checkin: "{arrival:YYYY-MM-DD}" } }, "DIRECT10"],
  ])("a custom engine, %j", (format, code) => {
    const own = { preset: "custom", address: "https://booking.example/reserve", ...format } as const;
    expect(codeToType({ ...own, promotion: "DIRECT10" })).toBe(code);
  });
});

const custom = (format: Partial<EngineFormat>): EngineFormat => ({
  address: "https://booking.example/reserve",
  query: {},
  fragment: {},
  languages: { en: "en", el: "el" },
  needs: [],
  ...format,
});
const address = (format: Partial<EngineFormat>, of = stay) => engineAddress(engineFor(custom(format), {}, "en"), of);

describe("a custom engine", () => {
  test("takes dates in any format, split into parts, and the number of nights instead of the departure", () => {
    const query = {
      fdate_date: "{arrival:D}",
      fdate_monthyear: "{arrival:YYYY-M}",
      n: "{nights}",
      from: "{arrival:DD/MM/YYYY}",
      to: "{departure:DD-MMM-YY}",
    };
    const sent = new URL(address({ query })).searchParams;
    expect(Object.fromEntries(sent)).toEqual({
      fdate_date: "4",
      fdate_monthyear: "2026-12",
      n: "4",
      from: "04/12/2026",
      to: "08-Dec-26",
    });
  });

  test("takes parts of a stay in the path, and has a URL without a stay", () => {
    const format = { stayAddress: "https://booking.example/reserve/{arrival:YYYYMMDD}/{nights}/{guests}" };
    expect(address(format)).toBe("https://booking.example/reserve/20261204/4/3");
    expect(address(format, noStay)).toBe("https://booking.example/reserve");
  });

  test("preserves the query of the owner's URL and leaves out an incomplete stay", () => {
    const format = {
      address: "https://booking.example/?hotel=12",
      query: { in: "{arrival:YYYY-MM-DD}", pax: "{guests}" },
    };
    expect(address(format, { ...stay, departure: "" })).toBe("https://booking.example/?hotel=12&pax=3");
  });

  test("throws at build time if the account is missing from the URL", () => {
    expect(() => engineFor(enginePresets.mews, {}, "en")).toThrow("distributor/{account}");
  });
});

test.each([
  ["webhotelier", { arrival: "checkin", departure: "checkout", guests: "adults" }],
  ["lodgify", { arrival: "arrival", departure: "departure", guests: "adults" }],
  ["cloudbeds", null],
] as const)("without scripts, the form for %s passes the stay if the engine can take it", (preset, names) => {
  expect(engineForm(engineFor(enginePresets[preset], engineAccount(preset), "en")).names).toEqual(names);
});

test("the form has fixed parameters as hidden fields, and an action without a query", () => {
  const engine = engineFor(
    custom({
      query: {
        lang: "{language}",
        checkin: "{arrival:YYYY-MM-DD}",
        checkout: "{departure:YYYY-MM-DD}",
        guests: "{guests}",
      },
    }),
    {},
    "el",
  );
  expect(engineForm(engine)).toEqual({
    action: "https://booking.example/reserve",
    fields: [{ name: "lang", value: "el" }],
    names: { arrival: "checkin", departure: "checkout", guests: "guests" },
  });
});

test("the form passes no number of guests if it cannot pass the days", () => {
  const query = { from: "{arrival:DD/MM/YYYY}", to: "{departure:DD/MM/YYYY}", pax: "{guests}", room: "1" };
  const engine = engineFor(custom({ query, fragment: { adults: "{guests}" } }), {}, "en");
  expect(engineForm(engine)).toEqual({
    action: "https://booking.example/reserve",
    fields: [{ name: "room", value: "1" }],
    names: null,
  });
});

test.each([
  ["DD/MM/YYYY", "04/12/2026"],
  ["D.M.YY", "4.12.26"],
  ["MMM D, YYYY", "Dec 4, 2026"],
])("formats a day as %s", (format, written) => {
  expect(writeDay("2026-12-04", format)).toBe(written);
});

/** The URL that a browser without scripts opens: the form's action with its fields as the query. */
const formAddress = (form: ReturnType<typeof engineForm>, of: typeof stay): string => {
  const url = new URL(form.action);
  for (const { name, value } of form.fields) url.searchParams.append(name, value);
  if (form.names !== null)
    for (const part of ["arrival", "departure", "guests"] as const)
      url.searchParams.append(form.names[part], String(of[part]));
  return url.href;
};
const parts = (address: string) => {
  const { origin, pathname, searchParams, hash } = new URL(address);
  return { origin, pathname, hash, query: Object.fromEntries(searchParams), count: searchParams.size };
};
const ownEngine = custom({
  query: { lang: "{language}", in: "{arrival:YYYY-MM-DD}", out: "{departure:YYYY-MM-DD}", n: "{guests}" },
});

describe.each(["en", "el"] as const)(
  "without scripts, a form opens the same URL as the link with the same stay (%s)",
  (language) => {
    test.each([...(Object.keys(enginePresets) as EnginePreset[]), "custom"] as const)("%s", (name) => {
      const engine = engineFor(name === "custom" ? ownEngine : enginePresets[name], engineAccount(name), language);
      const form = engineForm(engine);
      // If a form cannot pass the stay to an engine, it passes no part of it.
      const wanted = form.names === null ? noStay : stay;
      expect(parts(formAddress(form, stay))).toEqual(parts(engineAddress(engine, wanted)));
      expect(form.names === null).toBe(name === "cloudbeds");
    });
  },
);
