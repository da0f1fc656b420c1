import { frameNamespaces, suitesNamespace } from "../../src/settings/texts";
import { pageTextsResolvers } from "./page-texts";

const { resolve } = pageTextsResolvers.Query.pageTexts;

/** A node model with these namespaces, of which it returns those that are queried, and a number of suites. */
const modelOf = (existing: readonly string[], suites: number) => ({
  findAll: ({ type, query }: { readonly type: string; readonly query: object }) => {
    if (type === "Suite")
      return Promise.resolve({ entries: Array.from({ length: suites }, () => ({ slug: "suite" })) });
    const { filter } = query as { filter: { ns: { in: readonly string[] } } };
    return Promise.resolve({ entries: existing.filter((ns) => filter.ns.in.includes(ns)).map((ns) => ({ ns })) });
  },
});

const namesOf = async (namespaces: readonly string[], existing: readonly string[], suites = 1) => {
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
  expect(await namesOf([], existing, 2)).toContain(suitesNamespace);
  expect(await namesOf([], existing, 1)).not.toContain(suitesNamespace);
});

test("stops the build when a namespace does not exist, and names it", async () => {
  await expect(namesOf(["rooms"], frameNamespaces)).rejects.toThrow("content/locales/en lacks rooms.json");
});
