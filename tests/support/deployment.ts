/** The built site at an address of its own, where a test can deploy another version, break an address, or pull the plug. */
import { type Server, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buildOf } from "../../src/lib/build-mark";

const isText = (type: string): boolean => /^(?:text|application)\/(?:html|json|javascript|manifest\+json)/.test(type);

export class Deployment {
  /** Where it answers, without a slash at the end. */
  address = "";
  /** The version on show: what every page and its data is marked with. */
  build = "";
  /** No answer at all, as without a network. */
  down = false;
  /** Addresses that are answered with 500. */
  readonly broken = new Set<string>();

  private shipped: readonly [build: string, app: string] = ["", ""];
  private server: Server | undefined;

  /** @param source where the built site is served */
  constructor(private readonly source: string) {}

  /** Begins to answer, on a free port. */
  async start(): Promise<this> {
    const html = await (await fetch(this.source)).text();
    this.shipped = [buildOf(html) ?? "", /"hash":"(\w+)"/.exec(html)?.[1] ?? ""];
    this.build = this.shipped[0];
    const server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((listening) => server.listen(0, "localhost", listening));
    this.address = `http://localhost:${(server.address() as AddressInfo).port}`;
    this.server = server;
    return this;
  }

  /** Puts another version in the place of the one before: twelve hexadecimal digits. */
  deploy(build: string): void {
    this.build = build;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((stopped) => this.server?.close(stopped));
  }

  /** As this version would say it: its own name, and Gatsby's own hash of its scripts. */
  private retell(text: string): string {
    const [build, app] = this.shipped;
    if (this.build === build) return text;
    return text.replaceAll(build, this.build).replaceAll(app, this.build.padEnd(app.length, "0"));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    if (this.down) {
      request.socket.destroy();
      return;
    }
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
    response.end(isText(type) ? this.retell(body.toString("utf8")) : body);
  }
}
