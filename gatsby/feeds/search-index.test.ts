import { fromDeltas, partOf, weights } from "../../src/lib/search/search-format";
import { buildSearchIndex, countWords } from "./search-index";

const post = (slug: string, title: string, plainText: string) => ({
  slug,
  title,
  description: "Μια βόλτα.",
  date: "2026-09-18T00:00:00.000Z",
  section: { slug: "city", name: "Η πόλη" },
  compiledText: () => ({
    body: "",
    headings: [{ id: "coffee", depth: 2, text: "Πρώτα ο καφές" }],
    plainText,
    readingMinutes: 4,
  }),
});

const { catalogue, parts } = buildSearchIndex([
  post("a", "Καφές και κουλούρι", "Ο καφές εδώ, ο ΚΑΦΕΣ εκεί. 2026."),
  post("b", "Ο Πύργος", "Καφές πουθενά."),
]);

test("the catalogue holds the data that results show, in the order of the posts", () => {
  expect(catalogue.sections).toEqual({ city: "Η πόλη" });
  expect(catalogue.posts[0]).toEqual(["a", "city", "2026-09-18", 4, "Καφές και κουλούρι", "Μια βόλτα."]);
  expect(catalogue.posts.map(([slug]) => slug)).toEqual(["a", "b"]);
});

test("all spellings of a word are one entry, under the most frequent spelling", () => {
  const words = Object.keys(parts.get(partOf("κ")) ?? {});
  expect(words.filter((word) => word.startsWith("κα"))).toEqual(["και", "καφές"]);
});

test("the index has a word's highest weight in each post", () => {
  const deltas = parts.get(partOf("κ"))?.["καφές"] ?? [];
  expect(fromDeltas(deltas)).toEqual([weights.title, 4 + weights.heading]);
});

test("numbers share one part, and the catalogue names every part", () => {
  expect(partOf("2026")).toBe("0");
  expect(parts.get("0")).toHaveProperty("2026");
  expect([...parts.keys()]).toEqual(catalogue.parts);
});

test("compounds are in the index both whole and as their parts", () => {
  const { parts: english } = buildSearchIndex([
    post("a", "A self-catering week", "The Wi-Fi. Then the Wi-Fi, not wifi."),
  ]);
  expect(english.get(partOf("s"))).toEqual({ self: [weights.title], "self-catering": [weights.title] });
  expect(english.get(partOf("c"))).toEqual({ catering: [weights.title] });
  expect(Object.keys(english.get(partOf("wi-fi")) ?? {})).toEqual(["week", "wi", "wi-fi"]);
});

describe("the digest of the order", () => {
  const orderOf = (...posts: Parameters<typeof buildSearchIndex>[0]) => buildSearchIndex(posts).catalogue.order;
  const [a, b] = [post("a", "Καφές", "Εδώ."), post("b", "Πύργος", "Εκεί.")];

  test("does not change when a text changes", () => {
    expect(orderOf(post("a", "Τσάι", "Αλλού."), b)).toBe(orderOf(a, b));
  });

  test.each([
    ["is added", [post("c", "Νέο", ""), a, b]],
    ["is removed", [b]],
    ["is moved", [b, a]],
  ])("changes when a post %s", (_, posts) => {
    expect(orderOf(...posts)).not.toBe(orderOf(a, b));
  });
});

test("counts words without regard to capitals, in the order of their first occurrence", () => {
  expect([...countWords("Ο Πύργος, don’t ask: ο ΠΎΡΓΟΣ. 2026!")]).toEqual([
    ["ο", 2],
    ["πύργος", 2],
    ["don’t", 1],
    ["ask", 1],
    ["2026", 1],
  ]);
});

test("counts a compound as a whole and as its parts", () => {
  expect([...countWords("Self-catering: catering without a caterer")]).toEqual([
    ["self-catering", 1],
    ["self", 1],
    ["catering", 2],
    ["without", 1],
    ["a", 1],
    ["caterer", 1],
  ]);
});

test("finds no words in punctuation", () => {
  expect([...countWords(" — … ")]).toEqual([]);
});
