/** The services of a handler. All access to the outside goes through them, so that tests can replace them. */
import type { Database } from "./database.ts";
import type { Environment } from "./environment.ts";
import type { Log } from "./log.ts";
import type { Storage } from "./storage.ts";

/** Current time and waiting, in milliseconds. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface Services {
  readonly environment: Environment;
  readonly database: Database;
  readonly storage: Storage;
  readonly fetch: typeof fetch;
  /** IP addresses of a host; an empty list if the platform cannot resolve it. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly log: Log;
  readonly clock: Clock;
  /** Lets work continue after the response, so that nobody has to wait for emails. */
  readonly afterwards: (work: Promise<void>) => void;
}

export type Handler = (request: Request, services: Services) => Promise<Response>;
