/** The services a handler uses. All access to the outside goes through them, so that tests can replace it. */
import type { Database } from "./database.ts";
import type { Environment } from "./environment.ts";
import type { Log } from "./log.ts";
import type { Storage } from "./storage.ts";

/** Time, in milliseconds. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface Services {
  readonly environment: Environment;
  readonly database: Database;
  readonly storage: Storage;
  readonly fetch: typeof fetch;
  /** Network addresses of a host; none where the platform cannot look them up. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly log: Log;
  readonly clock: Clock;
  /** Lets work continue after the answer: a person must not wait for emails. */
  readonly afterwards: (work: Promise<void>) => void;
}

export type Handler = (request: Request, services: Services) => Promise<Response>;
