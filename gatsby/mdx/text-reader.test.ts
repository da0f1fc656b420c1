import { readText } from "./text-reader";

const treeOf = (source: string) => readText(source).tree;
const problems = (source: string, firstLine = 1) =>
  readText(source, firstLine).issues.map(([line, problem]) => `${line}: ${problem}`);

test("turns Markdown into a tree", () => {
  expect(treeOf("Plain, **strong** and [a link](/contact).\nNext line.")).toEqual([
    null,
    {},
    [
      [
        "p",
        {},
        ["Plain, ", ["strong", {}, ["strong"]], " and ", ["a", { href: "/contact" }, ["a link"]], ".\nNext line."],
      ],
    ],
  ]);
});

test("wraps the items of a list in paragraphs only if there are empty lines between them", () => {
  expect(treeOf("- one\n- two")).toEqual([
    null,
    {},
    [
      [
        "ul",
        {},
        [
          ["li", {}, ["one"]],
          ["li", {}, ["two"]],
        ],
      ],
    ],
  ]);
  expect(treeOf("3. one\n\n4. two")).toEqual([
    null,
    {},
    [
      [
        "ol",
        { start: 3 },
        [
          ["li", {}, [["p", {}, ["one"]]]],
          ["li", {}, [["p", {}, ["two"]]]],
        ],
      ],
    ],
  ]);
});

test("splits tables into a head and a body", () => {
  expect(treeOf("| a | b |\n| - | - |\n| 1 | 2 |")).toEqual([
    null,
    {},
    [
      [
        "table",
        {},
        [
          [
            "thead",
            {},
            [
              [
                "tr",
                {},
                [
                  ["th", {}, ["a"]],
                  ["th", {}, ["b"]],
                ],
              ],
            ],
          ],
          [
            "tbody",
            {},
            [
              [
                "tr",
                {},
                [
                  ["td", {}, ["1"]],
                  ["td", {}, ["2"]],
                ],
              ],
            ],
          ],
        ],
      ],
    ],
  ]);
});

test("makes heading ids from their text, unless section ids are given", () => {
  const source = "## Τα τείχη\n\n### Πού;\n\n## Τα τείχη";
  expect(readText(source).headings.map(({ id }) => id)).toEqual(["ta-teichi", "pou", "ta-teichi-2"]);
  expect(readText(source, 1, ["walls", "again"]).headings).toEqual([
    { id: "walls", depth: 2, text: "Τα τείχη" },
    { id: "pou", depth: 3, text: "Πού;" },
    { id: "again", depth: 2, text: "Τα τείχη" },
  ]);
});

test("keeps the attributes of components, and lists the facts and places they name with their lines", () => {
  const text = readText(
    'At <Fact name="checkInFrom" />.\n\n<Place id="rotunda" />\n\n<Tip title="In short">\n\nwords\n\n</Tip>',
    10,
  );
  expect(text.tree).toEqual([
    null,
    {},
    [
      ["p", {}, ["At ", ["Fact", { name: "checkInFrom" }, []], "."]],
      ["Place", { id: "rotunda" }, []],
      ["Tip", { title: "In short" }, [["p", {}, ["words"]]]],
    ],
  ]);
  expect(text.uses.facts).toEqual([{ name: "checkInFrom", line: 10 }]);
  expect(text.uses.places).toEqual([{ name: "rotunda", line: 12 }]);
  expect(text.issues).toEqual([]);
});

test.each([
  ["<BookNow>x</BookNow>", "<BookNow> has content"],
  ["Words <BookNow /> words", "<BookNow> is within a sentence"],
  ['<Tip title="x"></Tip>', "<Tip> is empty"],
  ['<Tip title="">\n\nx\n\n</Tip>', "“title” of <Tip> is empty"],
  ["<Fact {...x} />", "a value in braces"],
  ["<>x</>", "an empty tag"],
  ["- [ ] to do", "boxes to tick"],
  ["words[^1]\n\n[^1]: note", "footnote"],
  ["[words][1]\n\n[1]: https://a.gr", "apart from its link"],
  ['## At <Fact name="checkInFrom" />', "contains a component"],
  ["##### Deep", "has 5 #"],
  ["<!-- a comment -->", "an HTML comment"],
  ["<https://a.gr>", "angle brackets"],
  ["1 <2", "The sign < begins something"],
  ["</Tip>", "never opened"],
  ['<Tip title="x">\n\nwords', "<Tip> is not closed"],
])("rejects %j: %s", (source, problem) => {
  expect(problems(source).join()).toContain(problem);
});

test("says how a link to an email address is written", () => {
  expect(readText("Ask <info@a.gr>.", 1).issues).toEqual([
    [1, "An address is in angle brackets.", expect.stringContaining("[words](mailto:…) for an email address")],
  ]);
});

test.each([
  ["– one\n– two", "2: Lines that begin with a dash"],
  ["— **one**\n— two", "2: Lines that begin with a dash"],
  ["1.one\n2.two", "1: The line begins like an entry"],
  ["####### Seven", "1: The line begins with # and is not a heading"],
  ["## ", "1: A heading has no words"],
  ["See [x]https://example.com", "1: A link is not recognized"],
  ["See [a][b] there", "1: A link is not recognized"],
  ["![Ruins] (journal-ruins.jpg)", "1: A picture is written as ![…](…)"],
  ["[](https://example.com)", "1: A link has no words"],
  ["[ ](https://example.com)", "1: A link has no words"],
  ["It is\n*bold** there", "2: Stars or underscores"],
  ["It is **bold* there", "1: Stars or underscores"],
  ["| a | b |\n| 1 | 2 |", "1: A table is not recognized"],
  ["*Breakfast is included", "1: The line begins with a star"],
  ["It costs 5\\* a day, and\n**breakfast is included", "2: The line begins with a star"],
  ["> Ask \\*us\\*\n> #early", "2: The line begins with # and is not a heading"],
])("reports signs in %j that readers would see, or that would disappear", (source, problem) => {
  expect(problems(source)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  "– Καλημέρα.\n\n– Γεια σας.",
  "The sea, the market\n– and the old town – are near.",
  "**Breakfast**\\* and *dinner*, at a hotel of 5*",
  "\\#thessaloniki\n\\*\\*not bold\\*\\*, \\[not a link\\](/faq)",
  "- the sea\n  \\* not in winter",
  "She wrote [sic] https://example.com and 1.5 km, at\n10.30.",
  "Either a | b, or [a] [b].",
])("accepts %j", (source) => {
  expect(problems(source)).toEqual([]);
});

test("reports a syntax error with its line in the file", () => {
  expect(problems('words\n\n<Tip title="x">\n\nwords', 8)[0]).toMatch(/^10: /);
});
