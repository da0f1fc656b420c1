import { buildSearchIndex } from "../../../../gatsby/feeds/search-index";
import { partsToSearch } from "../../../lib/search/search-format";
import { type LoadedPart, likenessWithTypos, loadPart, rank, termsOf } from "./rank";

interface PostSketch {
  readonly title: string;
  readonly description?: string;
  readonly heading?: string;
  readonly text?: string;
}

const indexOf = (sketches: readonly PostSketch[]) => {
  const { parts } = buildSearchIndex(
    sketches.map(({ title, description = "", heading = "", text = "" }, number) => ({
      slug: String(number),
      title,
      description,
      date: "2026-01-01",
      section: { slug: "city", name: "" },
      compiledText: () => ({
        body: "",
        headings: [{ id: "heading", depth: 2, text: heading }],
        plainText: text,
        readingMinutes: 1,
      }),
    })),
  );
  const loaded = new Map<string, LoadedPart>([...parts].map(([name, part]) => [name, loadPart(part)]));
  const partsFor = (term: string) => partsToSearch(term).flatMap((name) => loaded.get(name) ?? []);
  return (query: string) =>
    rank(termsOf(query), partsFor, sketches.length, (term) => likenessWithTypos(term, partsFor(term)));
};

const numbers = (ranking: ReturnType<ReturnType<typeof indexOf>>) => ranking.hits.map(({ post }) => post);

describe("the place of a word", () => {
  const search = indexOf([
    { title: "A", text: "koulouri at dawn" },
    { title: "B", heading: "Koulouri" },
    { title: "C", description: "All about koulouri" },
    { title: "Koulouri" },
  ]);

  test("ranks title, description, heading and text in this order", () => {
    expect(numbers(search("koulouri"))).toEqual([3, 2, 1, 0]);
  });

  test("returns words that are only in the headings or the text", () => {
    expect(search("koulouri").hits.map(({ inText }) => inText)).toEqual([[], [], ["koulouri"], ["koulouri"]]);
  });
});

describe("spellings of Greek words", () => {
  const search = indexOf([{ title: "Μπουγάτσα και καφές" }, { title: "Οι εκκλησίες της πόλης" }, { title: "ΨΩΜΊ" }]);

  test.each([
    ["μπουγατσα", [0]],
    ["ΜΠΟΥΓΑΤΣΑ", [0]],
    ["Μπουγάτσα", [0]],
    ["καφεσ", [0]],
    ["καφέ", [0]],
    ["mpougatsa", [0]],
    ["bougatsa", [0]],
    ["kafes", [0]],
    ["ekklisies", [1]],
    ["eklhsia", [1]],
    ["pswmi", [2]],
    ["bougatsa kafe", [0]],
    ["εκκλησία", [1]],
    ["εκκλησιών", [1]],
    ["ψωμι", [2]],
    ["μπουγατσες", [0]],
    ["μπουγαστα", [0]],
    ["θάλασσα", []],
  ])("%s", (query, found) => {
    expect(numbers(search(query))).toEqual(found);
  });

  test.each([
    ["γεύση", "Γεύσεις του χειμώνα"],
    ["γεύσεις", "Μια γεύση"],
    ["πόλεις", "Η πόλη"],
    ["πόλεως", "Η πόλη"],
    ["πόλη", "Οι πόλεις"],
    ["εκθέσεις", "Η έκθεση"],
  ])("%s finds «%s»", (query, title) => {
    expect(numbers(indexOf([{ title }, { title: "ΨΩΜΊ" }])(query))).toEqual([0]);
  });
});

describe("compounds", () => {
  const search = indexOf([
    { title: "Working", text: "The Wi-Fi reaches the balcony" },
    { title: "With whom", text: "first things first" },
    { title: "A self-catering week" },
  ]);

  test.each([
    ["wifi", [0]],
    ["wi-fi", [0]],
    ["Wi‑Fi", [0]],
    ["catering", [2]],
    ["self-catering", [2]],
    ["selfcatering", [2]],
  ])("%s", (query, found) => {
    expect(numbers(search(query))).toEqual(found);
  });

  test("returns a compound as it is written in the post", () => {
    expect(search("wifi").hits[0]?.inText).toEqual(["wi-fi"]);
  });
});

describe("several words", () => {
  const search = indexOf([
    { title: "The White Tower", text: "A walk along the sea" },
    { title: "The sea", text: "white sails" },
    { title: "Churches" },
  ]);

  test("every word must be found", () => {
    expect(numbers(search("white tower"))).toEqual([0]);
    expect(numbers(search("tower church"))).toEqual([]);
  });

  test("the last word may be incomplete", () => {
    expect(numbers(search("white tow"))).toEqual([0]);
  });

  test("a repeated word is one term", () => {
    expect(termsOf("Sea, SEA")).toEqual(["sea"]);
  });

  test("the matching words are returned, for marking", () => {
    expect([...search("churc").words]).toEqual(["churches"]);
  });
});

test("equal hits are ordered by age, newest first", () => {
  expect(numbers(indexOf([{ title: "Market" }, { title: "Market" }])("market"))).toEqual([0, 1]);
});

test("a rare word weighs more than a common one", () => {
  const search = indexOf([
    { title: "market", text: "olives" },
    { title: "olives", text: "market" },
    { title: "x", text: "market" },
  ]);
  expect(numbers(search("market olives"))).toEqual([1, 0]);
});

test("four thousand posts can be searched", () => {
  const word = (seed: number) => `w${((seed * 2654435761) % 20011).toString(36)}`;
  const search = indexOf(
    Array.from({ length: 4000 }, (_, post) => ({
      title: `${word(post)} ${word(post + 1)}`,
      text: Array.from({ length: 120 }, (_, place) => word(post * 31 + place)).join(" "),
    })),
  );
  expect(search(word(7)).hits.length).toBeGreaterThan(0);
});
