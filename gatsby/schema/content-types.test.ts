import * as v from "valibot";
import { contentTypes } from "./content-types";

const bilingual = v.object({ en: v.string(), el: v.string() });
const entries = {
  id: v.string(),
  title: bilingual,
  rooms: v.number(),
  open: v.optional(v.boolean()),
  taxed: v.literal(true),
  nights: v.optional(v.number(), 1),
  secret: v.string(),
  tags: v.array(v.string()),
  categories: v.array(v.object({ name: bilingual, beds: v.number() })),
  hours: v.pipe(v.object({ from: v.string() }), v.title("Span")),
};

test("the fields of a content file become a node type, and its groups become separate types", () => {
  expect(contentTypes("Suite", entries, { secret: null, slug: "String!" })).toBe(
    [
      "type SuiteCategory {\nname: String!\nbeds: Float!\n}",
      "type Span {\nfrom: String!\n}",
      "type Suite implements Node @dontInfer {\ntitle: String!\nrooms: Float!\nopen: Boolean\ntaxed: Boolean!\nnights: Float!\ntags: [String!]!\n" +
        "categories: [SuiteCategory!]!\nhours: Span!\nlanguage: String!\nslug: String!\n}",
    ].join("\n"),
  );
});

test("a group with texts in both languages and other fields has the text of its language as `text`", () => {
  const note = v.object({ en: v.string(), el: v.string(), day: v.string() });
  expect(contentTypes("Page", { note })).toContain("type PageNote {\nday: String!\ntext: String!\n}");
});
