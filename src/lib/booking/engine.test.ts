import { engineAccount, engineAddresses, engineStay, presets } from "../../../tests/support/engine-addresses";
import { engineAddress, engineForm, writeDay } from "./engine";
import { type EngineFormat, type EnginePreset, codeToType, engineFor, enginePresets } from "./engine-presets";

const account = engineAccount;
const stay = engineStay;
const noStay = { arrival: "", departure: "", guests: 2 };

describe("each engine gets a stay in its own way", () => {
  test.each(presets)("%s", (preset) => {
    const { greek, english } = engineAddresses[preset];
    expect(engineAddress(engineFor(enginePresets[preset], account, "el"), engineStay)).toBe(greek);
    expect(engineAddress(engineFor(enginePresets[preset], account, "en"), noStay)).toBe(english);
  });
});

/** Stay §2: the page promises the price with the direct discount, so a code that does not surely arrive is told. */
describe("the code of the discount", () => {
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
  ] as const)("%s: the guest types it: %s", (preset, isTyped) => {
    expect(codeToType({ ...account, preset })).toBe(isTyped ? "DIRECT10" : undefined);
    expect(codeToType({ ...account, promotion: undefined, preset })).toBeUndefined();
  });

  test.each([
    [{ query: { code: "{promotion}" } }, undefined],
    [{ fragment: { code: "DIRECT10" } }, undefined],
    [{ query: { checkin: "{arrival:YYYY-MM-DD}" } }, "DIRECT10"],
  ])("an engine of one's own, %j", (format, code) => {
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

describe("an engine of one's own", () => {
  test("days in any order, split into parts, and a number of nights in place of the departure", () => {
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

  test("parts of a stay in the path, which the address without a stay does not have", () => {
    const format = { stayAddress: "https://booking.example/reserve/{arrival:YYYYMMDD}/{nights}/{guests}" };
    expect(address(format)).toBe("https://booking.example/reserve/20261204/4/3");
    expect(address(format, noStay)).toBe("https://booking.example/reserve");
  });

  test("a query that the owner's address has is preserved, and an incomplete stay is not sent", () => {
    const format = {
      address: "https://booking.example/?hotel=12",
      query: { in: "{arrival:YYYY-MM-DD}", pax: "{guests}" },
    };
    expect(address(format, { ...stay, departure: "" })).toBe("https://booking.example/?hotel=12&pax=3");
  });

  test("an address that lacks its account is refused at build", () => {
    expect(() => engineFor(enginePresets.mews, {}, "en")).toThrow("distributor/{account}");
  });
});

test.each([
  ["webhotelier", { arrival: "checkin", departure: "checkout", guests: "adults" }],
  ["lodgify", { arrival: "arrival", departure: "departure", guests: "adults" }],
  ["cloudbeds", null],
] as const)(
  "without scripts %s is reached by a form, or by a link alone where a form cannot tell it",
  (preset, names) => {
    expect(engineForm(engineFor(enginePresets[preset], account, "en")).names).toEqual(names);
  },
);

test("a form keeps what is fixed as hidden fields, and an address without a query", () => {
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

test.each([
  ["DD/MM/YYYY", "04/12/2026"],
  ["D.M.YY", "4.12.26"],
  ["MMM D, YYYY", "Dec 4, 2026"],
])("a day written as %s", (format, written) => {
  expect(writeDay("2026-12-04", format)).toBe(written);
});

/** The address that a browser without scripts opens: the form's fields in its query. */
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
  "without scripts a form leads where its link does with the same stay (%s)",
  (language) => {
    test.each([...(Object.keys(enginePresets) as EnginePreset[]), "custom"] as const)("%s", (name) => {
      const engine = engineFor(name === "custom" ? ownEngine : enginePresets[name], account, language);
      const form = engineForm(engine);
      // An engine that a form cannot pass a stay to is opened without one: no part of it is sent.
      const wanted = form.names === null ? noStay : stay;
      expect(parts(formAddress(form, stay))).toEqual(parts(engineAddress(engine, wanted)));
      expect(form.names === null).toBe(name === "cloudbeds");
    });
  },
);
