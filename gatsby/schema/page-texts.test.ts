import { frameNamespaces, suitesNamespace } from "../../src/settings/texts";
import { nodeName } from "../sources/nodes";
import { pageTextsResolvers } from "./page-texts";

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
