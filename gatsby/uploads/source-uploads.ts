/** Adds the pictures that staff have published to the build: one file node for each upload, and one node for each language. */
import { parse } from "node:path";
import type { Node, SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import { languages } from "../../src/settings/languages";
import type { PublishedUpload } from "../../src/lib/published-uploads";
import { uploadSlug } from "../../src/lib/upload-slug";
import { reasonOf } from "../backend/ask-backend";
import { makeNode, nodeName } from "../sources/make-node";
import { fetchFile, fetchList } from "./fetch-uploads";
import { uploadsBackend } from "../backend/addresses";

const type = "GalleryUpload";

/** The node of the upload's file. The file at a path never changes, so it is fetched only once. */
const fileNodeOf = async (backend: string, upload: PublishedUpload, args: SourceNodesArgs): Promise<Node> => {
  const { actions, cache, createNodeId, getNode } = args;
  const key = `upload ${upload.path}`;
  const kept: Node | undefined = getNode(String(await cache.get(key)));
  if (kept !== undefined) {
    actions.touchNode(kept);
    return kept;
  }
  const { name, ext } = parse(upload.path);
  const file = await createFileNodeFromBuffer({
    buffer: await fetchFile(backend, upload),
    cache,
    createNode: actions.createNode,
    createNodeId,
    name,
    ext,
  });
  await cache.set(key, file.id);
  return file;
};

const makeNodes = (upload: PublishedUpload, order: number, file: Node, args: SourceNodesArgs): readonly string[] =>
  languages.map((language) => {
    const { id, path, category, alt, focus } = upload;
    const fields = {
      language,
      order,
      category,
      slug: uploadSlug(id),
      alt: alt[language],
      caption: alt[language],
      focus: { x: focus.x * 100, y: focus.y * 100 },
      upload: { id, path },
      imageId: file.id,
    };
    return makeNode(type, nodeName(type, id, language), fields, args);
  });

/** Touches the nodes of an earlier build, because Gatsby removes nodes that are neither created nor touched. */
const keepAll = ({ actions, getNode, getNodesByType }: SourceNodesArgs): void => {
  for (const node of getNodesByType(type)) {
    const file: Node | undefined = getNode(String(node["imageId"]));
    for (const kept of [node, file]) if (kept !== undefined) actions.touchNode(kept);
  }
};

/** Updates the nodes to the backend's list. Removes all nodes if there is no backend. If the request fails, warns and removes nothing. */
export const sourceUploads = async (args: SourceNodesArgs): Promise<void> => {
  const { actions, getNodesByType, reporter } = args;
  const backend = uploadsBackend(process.env);
  const made = new Set<string>();
  try {
    const uploads = backend === "" ? [] : await fetchList(backend);
    for (const [order, upload] of uploads.entries()) {
      try {
        const file = await fileNodeOf(backend, upload, args);
        for (const id of makeNodes(upload, order, file, args)) made.add(id);
      } catch (error) {
        reporter.warn(`The uploaded picture ${upload.path} is left out of this build: ${reasonOf(error)}`);
      }
    }
  } catch (error) {
    reporter.warn(`Uploaded pictures could not be brought up to date: ${reasonOf(error)}`);
    keepAll(args);
    return;
  }
  for (const node of getNodesByType(type)) if (!made.has(node.id)) actions.deleteNode(node);
};
