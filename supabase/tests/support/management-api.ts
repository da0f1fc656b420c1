/** A stand-in for Supabase's Management API, which records the functions and secrets that the Supabase CLI sends. */
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface DeployedFile {
  /** Path relative to the repository. */
  readonly name: string;
  readonly bytes: Buffer;
}

export interface ManagementApi {
  readonly address: string;
  /** The files of each deployed function. */
  readonly functions: ReadonlyMap<string, readonly DeployedFile[]>;
  /** The functions' secrets, by name. */
  readonly secrets: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

const filesOf = async (body: Buffer, contentType: string): Promise<DeployedFile[]> => {
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": contentType } }).formData();
  const files = form.getAll("file").filter((entry) => typeof entry !== "string");
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) })));
};

export const startManagementApi = async (): Promise<ManagementApi> => {
  const functions = new Map<string, readonly DeployedFile[]>();
  const secrets = new Map<string, string>();
  const server: Server = createServer((request, response) => {
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
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    functions,
    secrets,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
