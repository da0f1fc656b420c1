/**
 * Serves the built site at another address, with the responses of the server under test. Tests can deploy another version, break
 * paths, hold the responses, or stop them.
 */
import { type Server, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { deferred } from "./promises";
import { type BuildRecord, bundleHashOf, recordFile, setStamp, stampOf } from "../../src/lib/build-record";
import { pageDataAddress } from "../../src/lib/page-data";

const isText = (type: string): boolean => /^(?:text|application)\/(?:html|json|javascript|manifest\+json)/.test(type);

export class Deployment {
  /** The server's origin, without a trailing slash. */
  address = "";
  /** Whether the server refuses to respond, as without a network. */
  down = false;
  /** Paths with status 500. */
  readonly broken = new Set<string>();
  /** Code that runs before the service worker's own. */
  workerPrelude = "";

  /** Names in the built site → their replacements in the deployed version. */
  private readonly names = new Map<string, string>();
  /** Paths of pages and page data that differ in the deployed version → the page's part of the stamp. */
  private readonly pageStamps = new Map<string, string>();
  private deployedAt: string | undefined;
  private held: Promise<void> | undefined;
  private shipped = { build: "", bundleHash: "", app: "" };
  private server: Server | undefined;

  /** @param source origin of the server with the built site */
  constructor(private readonly source: string) {}

  /** Starts the server on a free port. */
  async start(): Promise<this> {
    const html = await (await fetch(this.source)).text();
    const { build } = (await (await fetch(`${this.source}/${recordFile}`)).json()) as BuildRecord;
    this.shipped = {
      build,
      bundleHash: bundleHashOf(stampOf(html) ?? ""),
      app: /"hash":"(\w+)"/.exec(html)?.[1] ?? "",
    };
    const server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((listening) => server.listen(0, "localhost", listening));
    this.address = `http://localhost:${(server.address() as AddressInfo).port}`;
    this.server = server;
    return this;
  }

  /** Deploys a version with other scripts. `build` has twelve hexadecimal digits and is also the bundle hash. */
  deploy(build: string): void {
    const { bundleHash, app } = this.shipped;
    this.deployText(build);
    this.names.set(bundleHash, build).set(app, build.padEnd(app.length, "0"));
  }

  /** Deploys a version in which only the pages at these paths have changed. */
  deployText(build: string, ...paths: readonly string[]): void {
    this.names.set(this.shipped.build, build);
    this.deployedAt = new Date().toISOString();
    for (const path of paths.flatMap((page) => [page, pageDataAddress(page)]))
      this.pageStamps.set(path, build.slice(0, 10));
  }

  /** Holds all responses, as on a slow connection. Returns a function that releases them. */
  hold(): () => void {
    const { promise, resolve } = deferred();
    this.held = promise;
    return resolve;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((stopped) => this.server?.close(stopped));
  }

  /** Replaces names, stamps and time in a file with those of the deployed version. */
  private asDeployed(path: string, text: string): string {
    const pageStamp = this.pageStamps.get(path);
    let changed = pageStamp === undefined ? text : setStamp(text, `${this.shipped.bundleHash}-${pageStamp}`);
    for (const [shipped, name] of this.names) changed = changed.replaceAll(shipped, name);
    if (path !== `/${recordFile}` || this.deployedAt === undefined) return changed;
    return JSON.stringify({ ...(JSON.parse(changed) as BuildRecord), builtAt: this.deployedAt } satisfies BuildRecord);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    if (this.down) {
      request.socket.destroy();
      return;
    }
    await this.held;
    if (this.broken.has(path)) {
      response.writeHead(500).end();
      return;
    }
    const answer = await fetch(this.source + path, { redirect: "manual", headers: { "accept-encoding": "identity" } });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    for (const name of ["content-type", "cache-control", "location", "content-security-policy"]) {
      const value = answer.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.writeHead(answer.status);
    if (path === "/service-worker.js") response.write(this.workerPrelude);
    response.end(isText(type) ? this.asDeployed(path, body.toString("utf8")) : body);
  }
}
