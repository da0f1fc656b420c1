import { join } from "node:path";
import type { Node } from "gatsby";
import type { Content } from "../content/content";
import { loadContent } from "../content/load";
import { writeSearchIndex } from "../feeds/search-index";
import { readText } from "../mdx/text-reader";
import { contentDirectory } from "../folders";
import { nodeName, textNodeName } from "./nodes";
import { onCreateNode, onPostBootstrap, shouldOnCreateNode, sourceNodes } from "./source-nodes";

jest.mock("../content/load", () => ({ loadContent: jest.fn() }));
jest.mock("../feeds/search-index", () => ({ writeSearchIndex: jest.fn() }));
const changes: (() => void)[] = [];
jest.mock("./content-issues", () => ({
  ...jest.requireActual<object>("./content-issues"),
  contentChange: () => new Promise<void>((resolve) => changes.push(resolve)),
}));
jest.mock("../backend/upload-nodes", () => ({ sourceUploads: () => Promise.resolve() }));
const { loadContent: loadReally } = jest.requireActual<{ loadContent: typeof loadContent }>("../content/load");
const load = jest.mocked(loadContent);

const nodes = new Map<string, Node>();
const actions = {
  createNode: (node: Node) => void nodes.set(node.id, node),
  deleteNode: ({ id }: Node) => void nodes.delete(id),
  touchNode: () => undefined,
  createParentChildLink: () => undefined,
  enableStatefulSourceNodes: () => undefined,
};
const tools = {
  actions,
  createNodeId: (name: string) => name,
  createContentDigest: (value: unknown) => JSON.stringify(value),
  getNode: (id: string) => nodes.get(id),
  getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
  reporter: { warn: () => undefined },
};

/** Calls the hooks as Gatsby does for a file that it finds or that was saved: first for the node of the MDX plugin, then for that of the file. */
const save = async (path: string): Promise<void> => {
  const internal = { contentFilePath: join(contentDirectory, path), contentDigest: "", owner: "" };
  const found = [
    { id: `mdx ${path}`, parent: null, children: [], internal: { ...internal, type: "Mdx" } },
    { id: path, absolutePath: internal.contentFilePath, internal: { ...internal, type: "File" } },
  ].filter(({ internal: { type } }) => type === "File" || path.endsWith(".mdx"));
  for (const node of found) {
    nodes.set(node.id, node as Node);
    const args = { ...tools, node } as never;
    if (shouldOnCreateNode?.(args, {} as never) === true) await onCreateNode?.(args, {} as never, () => undefined);
  }
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

const post = "journal/four-day-trips/index.en.mdx";
const withBody = (content: Content, body: string): Content => ({
  ...content,
  posts: content.posts.map((file) => (file.path === post ? { ...file, text: readText(body) } : file)),
});

it("updates the nodes and the search index as soon as a file is saved during development", async () => {
  process.env["gatsby_executing_command"] = "develop";
  const first = await loadReally(contentDirectory);
  load.mockResolvedValue(first);
  await save(post);
  for (const picture of first.suites.flatMap(({ id, gallery }) => gallery.map((one) => `suites/${id}/${one.id}.jpg`)))
    await save(picture);
  await sourceNodes?.(tools as never, {} as never, () => undefined);
  await onPostBootstrap?.(tools as never, {} as never, () => undefined);
  expect(jest.mocked(writeSearchIndex).mock.calls).toEqual([[first]]);
  jest.mocked(writeSearchIndex).mockClear();

  const sentence = [null, {}, [["p", {}, ["One more sentence."]]]];
  const edited = withBody(first, "One more sentence.");
  load.mockResolvedValue(edited);
  await save(post);
  expect(jest.mocked(writeSearchIndex).mock.calls).toEqual([[edited]]);
  expect(nodes.get(textNodeName(post))).toMatchObject({ body: sentence });

  load.mockResolvedValue({ ...first, home: Object.assign({ marker: "new" }, first.home) });
  await save("home.yml");
  expect(JSON.stringify(nodes.get(nodeName("Home", "", "el")))).toContain('"marker":"new"');
  expect(nodes.get(textNodeName(post))).not.toMatchObject({ body: sentence });

  // Saving a picture checks the content at once, so that a broken picture is reported immediately.
  load.mockClear();
  await save("suites/luxury-suite/kitchen-01.jpg");
  expect(load).toHaveBeenCalledTimes(1);
});

it("creates the node of a new suite only once its last picture is found; a page made earlier would lack that picture", async () => {
  const before = await loadReally(contentDirectory);
  const [suite] = before.suites;
  if (suite === undefined) throw new Error("The content has no suite.");
  const added = { ...suite, id: "garden-suite", gallery: suite.gallery.slice(0, 1) };
  const paths = new Set([...before.paths, "suites/garden-suite/suite.yml"]);
  load.mockResolvedValue({ ...before, paths, suites: [suite, added] });
  await save("suites/garden-suite/suite.yml");
  expect(nodes.has(nodeName("Suite", "garden-suite", "en"))).toBe(false);
  await save(`suites/garden-suite/${suite.gallery[0]?.id ?? ""}.jpg`);
  expect(nodes.get(nodeName("Suite", "garden-suite", "en"))).toMatchObject({ slug: "garden-suite", order: 1 });
});

it("removes from the pages what is deleted during development, and leaves other changes to Gatsby", async () => {
  load.mockClear().mockResolvedValue(await loadReally(contentDirectory));
  const change = async () => {
    changes.shift()?.();
    await settled();
  };
  // The content of the previous test lists `suites/garden-suite/suite.yml`, which does not exist, so it counts as deleted.
  const deleted = nodeName("Suite", "garden-suite", "en");
  expect(nodes.has(deleted)).toBe(true);
  await change();
  expect(nodes.has(deleted)).toBe(false);
  await change();
  expect(load).toHaveBeenCalledTimes(1);
  // Only the first call of `sourceNodes` starts watching.
  await sourceNodes?.(tools as never, {} as never, () => undefined);
  expect(changes).toHaveLength(1);
});
