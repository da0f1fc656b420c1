/** Adds the pictures that staff have published to the build: for each upload a file node, and a `GalleryUpload` in each language. */
import { parse } from "node:path";
import type { Node, SourceNodesArgs } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import sharp from "sharp";
import { fetchOk, readJson } from "../../src/lib/backend/read-json";
import { languages } from "../../src/settings/languages";
import {
  type PublishedUpload,
  publishedUploadsSchema,
  uploadSlug,
  uploadsAddress,
} from "../../src/lib/published-uploads";
import { backendOfBuild, requestTimeout } from "./backend-data";
import { reasonOf } from "../reason-of";
import { makeNode } from "../sources/nodes";

const type = "GalleryUpload";
/** Timeout of fetching a file, in milliseconds. */
const fileTimeout = 60_000;
/** The limit of pixels, as in the backend's table. */
const maxPixels = 50_000_000;

/** The uploaded file. Rejects if it cannot be fetched or is not a picture. */
const fetchFile = async (backend: string, { path }: PublishedUpload): Promise<Buffer> => {
  const response = await fetchOk(`${uploadsAddress(backend)}/${path}`, {}, fileTimeout);
  const file = Buffer.from(await response.arrayBuffer());
  // Otherwise a file that cannot be decoded would end the build later, with an error that does not name the upload.
  await sharp(file, { limitInputPixels: maxPixels }).stats();
  return file;
};

/** The node of the upload's file. The file at a path never changes, so it is fetched only once. */
const fileNodeOf = async (backend: string, upload: PublishedUpload, args: SourceNodesArgs): Promise<Node> => {
  const { actions, cache, createNodeId, getNode } = args;
  const key = `upload ${upload.path}`;
  const existing: Node | undefined = getNode(String(await cache.get(key)));
  if (existing !== undefined) {
    actions.touchNode(existing);
    return existing;
  }
  const { name, ext } = parse(upload.path);
  const buffer = await fetchFile(backend, upload);
  const { createNode } = actions;
  const file = await createFileNodeFromBuffer({ buffer, cache, createNode, createNodeId, name, ext });
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
    return makeNode(type, id, language, fields, args);
  });

/** Touches the nodes of an earlier build, because Gatsby removes nodes that are neither created nor touched. */
const keepAll = ({ actions, getNode, getNodesByType }: SourceNodesArgs): void => {
  for (const node of getNodesByType(type)) {
    const file: Node | undefined = getNode(String(node["imageId"]));
    for (const kept of [node, file]) if (kept !== undefined) actions.touchNode(kept);
  }
};

/** Makes the nodes match the backend's list, without files that cannot be read. If the list cannot be read, nothing changes. */
export const sourceUploads = async (args: SourceNodesArgs): Promise<void> => {
  const { actions, getNodesByType, reporter } = args;
  const backend = backendOfBuild();
  const made = new Set<string>();
  try {
    const list =
      backend === "" ? undefined : await readJson(uploadsAddress(backend), publishedUploadsSchema, {}, requestTimeout);
    for (const [order, upload] of (list?.pictures ?? []).entries()) {
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
