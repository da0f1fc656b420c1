import { readText } from "./text-reader";

const treeOf = (source: string) => readText(source).tree;
const problems = (source: string, firstLine = 1) =>
  readText(source, firstLine).issues.map(({ line, problem }) => `${line}: ${problem}`);

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
  ["Words <BookNow /> words", "<BookNow> stands within a sentence"],
  ['<Tip title="x"></Tip>', "<Tip> is empty"],
  ['<Tip title="">\n\nx\n\n</Tip>', "“title” of <Tip> is empty"],
  ["<Fact {...x} />", "a value in braces"],
  ["<>x</>", "an empty tag"],
  ["- [ ] to do", "boxes to tick"],
  ["words[^1]\n\n[^1]: note", "footnote"],
  ["[words][1]\n\n[1]: https://a.gr", "apart from its link"],
  ['## At <Fact name="checkInFrom" />', "holds a component"],
  ["##### Deep", "has 5 #"],
  ["<!-- a comment -->", "an HTML comment"],
  ["<https://a.gr>", "pointed brackets"],
  ["1 <2", "The sign < begins something"],
  ["</Tip>", "never opened"],
  ['<Tip title="x">\n\nwords', "<Tip> is not closed"],
])("rejects %j: %s", (source, problem) => {
  expect(problems(source).join()).toContain(problem);
});

test("reports a syntax error with its line in the file", () => {
  expect(problems('words\n\n<Tip title="x">\n\nwords', 8)[0]).toMatch(/^10: /);
});
