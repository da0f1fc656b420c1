/** What a handler works with. Everything that reaches outside is in here, so that tests can put something else in. */
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
  /** Lets work go on after the answer: emails must not make a person wait. */
  readonly afterwards: (work: Promise<void>) => void;
}

export type Handler = (request: Request, services: Services) => Promise<Response>;
