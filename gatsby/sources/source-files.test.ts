import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Node } from "gatsby";
import { sourceFiles } from "./source-files";
import { Sourced } from "./sourced";

let folder = "";
const nodes = new Map<string, Node>();
const created: string[] = [];
const owners: unknown[] = [];
const tools = {
  actions: {
    createNode: (node: Node, owner: unknown) => {
      created.push(String(node["relativePath"]));
      owners.push(owner);
      nodes.set(node.id, node);
    },
    deleteNode: ({ id }: Node, owner: unknown) => {
      owners.push(owner);
      nodes.delete(id);
    },
    enableStatefulSourceNodes: () => undefined,
  },
  getNode: (id: string) => nodes.get(id),
  getNodesByType: () => [...nodes.values()],
  cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
};

/** One build, with what the build before has kept; answers the files whose nodes were made. */
const build = async (): Promise<readonly string[]> => {
  created.length = 0;
  const sourced = new Sourced(join(folder, "memory.json"), () => "code");
  sourced.recall();
  await sourceFiles(tools as never, sourced, [{ name: "journal", path: join(folder, "journal"), ignore: [] }]);
  sourced.keep();
  return [...created].sort();
};
const paths = () => [...nodes.values()].map((node) => String(node["relativePath"]));
const write = (file: string, text: string) => writeFileSync(join(folder, "journal", file), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "files-"));
  mkdirSync(join(folder, "journal/a"), { recursive: true });
  write("a/index.en.mdx", "One");
  write("a/cover.jpg", "Two");
  nodes.clear();
  owners.length = 0;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it("makes a node of every file under its source's name, as the plugin that knows of such nodes", async () => {
  expect(await build()).toEqual(["a/cover.jpg", "a/index.en.mdx"]);
  expect([...nodes.values()].map(({ sourceInstanceName }) => sourceInstanceName)).toEqual(["journal", "journal"]);
  expect(owners).toEqual([{ name: "gatsby-source-filesystem" }, { name: "gatsby-source-filesystem" }]);
});

it("makes only those of new and changed files in the next build, and removes those of files that are gone", async () => {
  await build();
  write("a/index.en.mdx", "One more");
  write("a/index.el.mdx", "Ένα");
  rmSync(join(folder, "journal/a/cover.jpg"));
  expect(await build()).toEqual(["a/index.el.mdx", "a/index.en.mdx"]);
  expect(paths().filter((path) => path.endsWith("cover.jpg"))).toEqual([]);
  expect(await build()).toEqual([]);
});

it("sees a change that leaves a file as large as it was", async () => {
  await build();
  write("a/index.en.mdx", "Eno");
  utimesSync(join(folder, "journal/a/index.en.mdx"), new Date(), new Date(Date.now() + 5000));
  expect(await build()).toEqual(["a/index.en.mdx"]);
});

it("makes all again where Gatsby has forgotten its nodes", async () => {
  await build();
  nodes.clear();
  expect(await build()).toHaveLength(2);
});

it("removes nodes of files that are gone also where it is not known which there were", async () => {
  await build();
  rmSync(join(folder, "memory.json"));
  rmSync(join(folder, "journal/a/cover.jpg"));
  await build();
  expect(paths()).toEqual(["a/index.en.mdx"]);
});
