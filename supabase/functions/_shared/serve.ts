/** Runs an endpoint in Deno. The environment is read once; services are created for each request. */
import { Failure, failed } from "./answer.ts";
import { createDatabase } from "./database.ts";
import { type Clock, type Endpoint, type Services, answer, createLog } from "./endpoint.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { createStorage } from "./storage.ts";

interface Platform {
  readonly Deno: {
    readonly env: { get(name: string): string | undefined };
    serve(handler: (request: Request) => Response | Promise<Response>): unknown;
    resolveDns?(host: string, type: "A" | "AAAA"): Promise<readonly string[]>;
  };
  /** Keeps a hosted function running until work after the response has finished. */
  readonly EdgeRuntime?: { waitUntil(work: Promise<unknown>): void };
}

const clock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
};

/** Resolves the IPv4 and IPv6 addresses of a host. A failed lookup adds no addresses. */
const resolver =
  (lookUp: Platform["Deno"]["resolveDns"]): Services["resolve"] =>
  async (host) => {
    if (lookUp === undefined) return [];
    const found = await Promise.allSettled([lookUp(host, "A"), lookUp(host, "AAAA")]);
    return found.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  };

export const serve = (endpoint: Endpoint): void => {
  const { Deno, EdgeRuntime } = globalThis as unknown as Platform;
  let environment: Environment | undefined;
  Deno.serve((request) => {
    const log = createLog((line) => console.log(line), { function: endpoint.name, request: crypto.randomUUID() });
    try {
      environment ??= readEnvironment((name) => Deno.env.get(name));
    } catch (error) {
      log.error("not configured", { reason: error instanceof Error ? error.message : "unknown" });
      return failed(new Failure("not_configured"));
    }
    return answer(endpoint, request, {
      environment,
      database: createDatabase(environment, fetch),
      storage: createStorage(environment, fetch),
      fetch,
      resolve: resolver(Deno.resolveDns?.bind(Deno)),
      log,
      clock,
      afterwards: (work) => EdgeRuntime?.waitUntil(work),
    });
  });
};
