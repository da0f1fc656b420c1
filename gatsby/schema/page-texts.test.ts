import { frameNamespaces } from "../../src/settings/texts";
import { pageTextsResolvers } from "./page-texts";

const { resolve } = pageTextsResolvers.Query.pageTexts;

/** A node model with these namespaces; it returns those that are queried. */
const modelOf = (existing: readonly string[]) => ({
  findAll: ({ query }: { readonly query: object }) => {
    const { filter } = query as { filter: { ns: { in: readonly string[] } } };
    return Promise.resolve({ entries: existing.filter((ns) => filter.ns.in.includes(ns)).map((ns) => ({ ns })) });
  },
});

const namesOf = async (namespaces: readonly string[], existing: readonly string[]) => {
  const { edges } = await resolve(null, { language: "en", namespaces }, { nodeModel: modelOf(existing) } as never);
  return edges.map(({ node }) => node.ns);
};

test("returns the texts of the page and of the frame, and no others", async () => {
  const names = await namesOf(["suite"], [...frameNamespaces, "suite", "gallery"]);
  expect([...names].sort()).toEqual([...frameNamespaces, "suite"].sort());
});

test("stops the build when a namespace does not exist, and names it", async () => {
  await expect(namesOf(["suites"], frameNamespaces)).rejects.toThrow("content/locales/en lacks suites.json");
});
