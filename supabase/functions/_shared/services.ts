/** The services of a handler. All access to the outside goes through them, so that tests can replace them. */
import type { Database } from "./database.ts";
import type { Environment } from "./environment.ts";
import type { Storage } from "./storage.ts";

/** Structured logs: one JSON object per line with fixed texts and codes. Text typed by a person must not be logged. */
type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** A log that adds the function and request to every line. */
export const createLog = (write: (line: string) => void, base: LogFields): Log => {
  const at =
    (level: string) =>
    (event: string, fields: LogFields = {}) =>
      write(JSON.stringify({ level, event, ...base, ...fields }));
  return { info: at("info"), warn: at("warn"), error: at("error") };
};

/** The fields to log for an unexpected error: its kind and its code. Not its message, which may contain personal data. */
export const describeError = (error: unknown): LogFields =>
  error instanceof Error
    ? { kind: error.name, code: "code" in error ? String(error.code) : undefined }
    : { kind: typeof error };

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
  readonly afterwards: (work: Promise<unknown>) => void;
}
