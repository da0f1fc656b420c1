import { type TextContext, compileText } from "./compile-text";
import { readText } from "./text-reader";

const place = {
  id: "rotunda",
  name: "Rotunda",
  category: "landmarks",
  walkMinutes: 17,
  distanceMetres: 1034,
  latitude: 40.63333,
  longitude: 22.95294,
};
const context: TextContext = {
  language: "en",
  facts: { checkInFrom: "15:00" },
  places: new Map([["rotunda", place]]),
};
const compile = (source: string) => compileText(readText(source), context);

test("replaces facts with their text and adds the details of places", () => {
  expect(compile('At <Fact name="checkInFrom" />.\n\n<Place id="rotunda" />').body).toEqual([
    null,
    {},
    [
      ["p", {}, ["At ", "15:00", "."]],
      ["Place", place, []],
    ],
  ]);
});

test.each([
  ['It has <Fact name="area" />.', "It has 30 τ.μ."],
  ['It has **<Fact name="area" />**. You sleep well.', "It has 30 τ.μ. You sleep well."],
  ['It has [<Fact name="area" />](/suite).', "It has 30 τ.μ."],
  [
    '- <Fact name="area" />.\n- It has <WithFact name="area"><Fact name="area" /></WithFact>.',
    "30 τ.μ. It has 30 τ.μ.",
  ],
  ['It has <Fact name="area" />, or <Fact name="area" />...', "It has 30 τ.μ., or 30 τ.μ...."],
  ['From <Fact name="checkInFrom" />.', "From 15:00."],
])("the full stop of a sentence is left out after a fact that ends with a full stop: %s", (source, words) => {
  const facts = { ...context.facts, area: "30 τ.μ." };
  expect(compileText(readText(source), { ...context, facts }).plainText).toBe(words);
});

test("fills in facts quoted in braces in a component's attributes, but not in code", () => {
  const { body, plainText } = compile('<Tip title="Come after {checkInFrom}">\n\nGo.\n\n</Tip>\n\n`{checkInFrom}`');
  expect(JSON.stringify(body)).toContain('["Tip",{"title":"Come after 15:00"}');
  expect(plainText).toBe("Come after 15:00 Go. {checkInFrom}");
});

test("links email addresses and telephone numbers, also those of facts, but not within a link, a heading or code", () => {
  const contacts = { ...context, facts: { phone: "+30 2310 000 000", email: "hello@house.gr" } };
  const { body } = compileText(
    readText(
      '## Call +30 2310 000 000\n\nCall us: <Fact name="phone" />. Write to **<Fact name="email" />** or [a@house.gr](/contact).\n\n`b@house.gr`',
    ),
    contacts,
  );
  const hrefs = [...JSON.stringify(body).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(["tel:+302310000000", "mailto:hello@house.gr", "/contact"]);
  expect(JSON.stringify(body)).toContain('["a",{"href":"tel:+302310000000"},["+30 2310 000 000"]],". Write');
});

test("fills in facts in table cells", () => {
  const { body } = compile('| What | When |\n| --- | --- |\n| Check-in | <Fact name="checkInFrom" /> or later |');
  expect(JSON.stringify(body)).toContain('["td",{},["15:00"," or later"]]');
});

test("the plain text contains every visible word, with a space between blocks", () => {
  const source = [
    "## One\n\nAt **three**, not two.\nThen:",
    "- a\n- b",
    '<Tip title="In short">\n\nGo.\n\n</Tip>',
    '<Figure src="a.jpg" alt="Not read" caption="A caption." />',
    '<Place id="rotunda" />',
  ].join("\n\n");
  expect(compile(source).plainText).toBe("One At three, not two. Then: a b In short Go. A caption. Rotunda");
});

test("the reading time is at least one minute, and a Greek text takes longer than an English one with equally many words", () => {
  const source = "word ".repeat(700);
  expect(compile("word").readingMinutes).toBe(1);
  expect(compile(source).readingMinutes).toBe(3);
  expect(compileText(readText("λέξη ".repeat(700)), { ...context, language: "el" }).readingMinutes).toBe(4);
});
