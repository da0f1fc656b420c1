/** The servers with which a deployment talks: stand-ins for Supabase's Management API and for the npm registry. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { repository } from "../../../local/backend/repository-paths.ts";
import { type PrivateServer, listenPrivately } from "../../../local/server/ports.ts";

interface DeployedFile {
  /** Path relative to the repository. */
  readonly name: string;
  readonly bytes: Buffer;
}

export interface ManagementApi extends PrivateServer {
  /** The files of each deployed function. */
  readonly functions: ReadonlyMap<string, readonly DeployedFile[]>;
  /** The functions' secrets, by name. */
  readonly secrets: ReadonlyMap<string, string>;
}

const filesOf = async (body: Buffer, contentType: string): Promise<DeployedFile[]> => {
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": contentType } }).formData();
  const files = form.getAll("file").filter((entry) => typeof entry !== "string");
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) })));
};

/** Starts a stand-in for the Management API, which records the functions and secrets that the Supabase CLI sends. */
export const startManagementApi = async (): Promise<ManagementApi> => {
  const functions = new Map<string, readonly DeployedFile[]>();
  const secrets = new Map<string, string>();
  const server = await listenPrivately((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
      const reply = (status: number, body: unknown): void => {
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      };
      if (pathname.endsWith("/secrets")) {
        const sent = JSON.parse(Buffer.concat(chunks).toString()) as { name: string; value: string }[];
        for (const { name, value } of sent) secrets.set(name, value);
        return reply(201, []);
      }
      if (!pathname.endsWith("/functions/deploy")) return reply(200, []);
      const slug = searchParams.get("slug") ?? "";
      void filesOf(Buffer.concat(chunks), request.headers["content-type"] ?? "").then((files) => {
        functions.set(slug, files);
        reply(201, { id: slug, slug, name: slug, status: "ACTIVE", version: 1, verify_jwt: false });
      });
    });
  });
  return { ...server, functions, secrets };
};

interface Manifest {
  readonly name: string;
  readonly version: string;
}

/** Packs an installed package into `folder`, as npm would publish it. */
const pack = (installed: string, folder: string): Buffer => {
  // Its only output is the name of the file. The form of `--json` differs between versions of npm.
  const args = ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder, installed];
  const filename = execFileSync("npm", args, { encoding: "utf8", cwd: folder }).trim();
  return readFileSync(path.join(folder, filename));
};

/**
 * Starts a local npm registry with the installed packages, each only in its installed version. Deno resolves packages from it as from the
 * public registry, so that tests need no network. It returns 404 for packages that are not installed. Packed files are stored in `folder`.
 */
export const startPackageRegistry = async (folder: string): Promise<PrivateServer> => {
  const files = new Map<string, Buffer>();
  const fileOf = (name: string): Buffer => {
    const file = files.get(name) ?? pack(path.join(repository, "node_modules", name), folder);
    files.set(name, file);
    return file;
  };
  const server = await listenPrivately((request, response) => {
    const [name = "", wantedFile] = decodeURIComponent(request.url?.slice(1) ?? "").split("/-/");
    const description = path.join(repository, "node_modules", name, "package.json");
    if (!/^(?:@[\w.-]+\/)?[\w.-]+$/.test(name) || !existsSync(description)) return void response.writeHead(404).end();
    if (wantedFile !== undefined) return void response.end(fileOf(name));
    const manifest = JSON.parse(readFileSync(description, "utf8")) as Manifest;
    const { version } = manifest;
    const dist = {
      tarball: `${server.address}/${name}/-/${version}.tgz`,
      // The hash needs the packed file. typescript is not packed: it is an optional peer, so only its metadata is requested.
      ...(name !== "typescript" && {
        integrity: `sha512-${createHash("sha512").update(fileOf(name)).digest("base64")}`,
      }),
    };
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({ name, "dist-tags": { latest: version }, versions: { [version]: { ...manifest, dist } } }),
    );
  });
  return server;
};
