/** GraphQL types from the schemas of the content, and the query of a page's texts. */
import * as v from "valibot";
import { contentTypes } from "./content-types";
import { frameNamespaces, suitesNamespace } from "../../src/settings/texts";
import { nodeName } from "../sources/nodes";
import { pageTextsResolvers } from "./page-texts";

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

const { resolve } = pageTextsResolvers((name) => name).Query.pageTexts;

/** A stub of Gatsby's node model: it has the namespaces in `existing`, and `suites` are those of the site's node. */
const modelOf = (existing: readonly string[], suites: readonly string[]) => ({
  getNodeById: ({ id }: { readonly id: string }) => (id === nodeName("SiteFacts", "", "en") ? { suites } : null),
  findAll: ({ query }: { readonly query: object }) => {
    const { filter } = query as { filter: { ns: { in: readonly string[] } } };
    return Promise.resolve({ entries: existing.filter((ns) => filter.ns.in.includes(ns)).map((ns) => ({ ns })) });
  },
});

const namesOf = async (namespaces: readonly string[], existing: readonly string[], suites: readonly string[] = []) => {
  const nodeModel = modelOf(existing, suites);
  const { edges } = await resolve(null, { language: "en", namespaces }, { nodeModel } as never);
  return edges.map(({ node }) => node.ns);
};

test("returns the texts of the page and of the frame, and no others", async () => {
  const names = await namesOf(["suite"], [...frameNamespaces, "suite", "gallery"]);
  expect([...names].sort()).toEqual([...frameNamespaces, "suite"].sort());
});

test("adds the texts of the choice between suites if there are several", async () => {
  const existing = [...frameNamespaces, suitesNamespace];
  expect(await namesOf([], existing, ["luxury-suite", "garden-suite"])).toContain(suitesNamespace);
  expect(await namesOf([], existing, [])).not.toContain(suitesNamespace);
});

test("stops the build when namespaces do not exist, and names their files", async () => {
  await expect(namesOf(["rooms"], frameNamespaces)).rejects.toThrow("content/locales/en lacks rooms.json,");
  await expect(namesOf(["rooms", "faq"], frameNamespaces)).rejects.toThrow("lacks rooms.json, faq.json,");
});
