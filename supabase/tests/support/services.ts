/** Services for tests of handlers: an environment, a database with given results, given files, a simulated clock and a recording `fetch`. */
import type { Database } from "../../functions/_shared/database.ts";
import { type Environment, readEnvironment } from "../../functions/_shared/environment.ts";
import { type Services, createLog } from "../../functions/_shared/endpoint.ts";

/** Environment variables of a function. */
export const testVariables: Readonly<Record<string, string>> = {
  SUPABASE_URL: "http://database.test",
  SUPABASE_SERVICE_ROLE_KEY: "sb_secret_test",
  SUPABASE_ANON_KEY: "sb_publishable_test",
  SITE_ORIGIN: "https://aithra-suite.example",
  FUNCTIONS_URL: "https://aithra-suite.example/functions/v1",
  RATE_LIMIT_SALT: "a salt that is long enough",
  RESEND_URL: "http://mail.test/emails",
  RESEND_API_KEY: "mail-key",
  MAIL_FROM: "post@aithra-suite.example",
  MAINTENANCE_SECRET: "a secret that is long enough",
  BUILD_HOOK_URL: "http://host.test/build",
  SITE_FACTS: JSON.stringify({
    brand: { en: "Aithra Suite", el: "Aithra Suite" },
    street: { en: "00 Aristotelous Square", el: "Πλατεία Αριστοτέλους 00" },
    phone: "+30 2310 000 000",
    weekdays: "8:00–15:00",
    weekends: "11:00–15:00",
    contactEmail: "hello@aithra-suite.example",
    privacyEmail: "privacy@aithra-suite.example",
    colours: {
      paper: "#faf7f2",
      ink: "#23201c",
      muted: "#665e54",
      accent: "#5b6148",
      onAccent: "#fdfbf8",
      line: "#d8ccba",
    },
    timeZone: "Europe/Athens",
    authority: { en: "Hellenic Data Protection Authority", el: "Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα" },
  }),
};

export const testEnvironment = (changes: Readonly<Record<string, string>> = {}): Environment =>
  readEnvironment((name) => changes[name] ?? testVariables[name]);

interface Call {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

interface TestServices extends Services {
  readonly calls: Call[];
  readonly requests: { readonly url: string; readonly body: unknown; readonly headers: Headers }[];
  readonly lines: string[];
  /** Paths of the files that were fetched, in order. */
  readonly downloads: string[];
  /** The clock's time at each request, in milliseconds. The clock is simulated, so tests do not really wait. */
  readonly moments: number[];
  /** Waits for work that continues after the response. */
  settled(): Promise<void>;
}

interface Setup {
  readonly environment?: Readonly<Record<string, string>>;
  /** The result of each database function. A missing one returns null; an Error is thrown. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
  readonly respond?: (url: string) => Response | Promise<Response>;
  /** Milliseconds that each request takes. */
  readonly slow?: number;
  /** Initial time of the clock in milliseconds. */
  readonly now?: number;
}

export const testServices = ({
  environment,
  answers = {},
  files = {},
  respond = () => Response.json({ id: "1" }),
  slow = 0,
  now = 0,
}: Setup = {}): TestServices => {
  const calls: Call[] = [];
  const requests: TestServices["requests"] = [];
  const lines: string[] = [];
  const downloads: string[] = [];
  const work: Promise<unknown>[] = [];
  const moments: number[] = [];
  let time = now;
  const database: Database = {
    call: (name, args) => {
      calls.push({ name, args });
      const result = answers[name] ?? null;
      return result instanceof Error ? Promise.reject(result) : (Promise.resolve(result) as never);
    },
  };
  return {
    environment: testEnvironment(environment),
    database,
    storage: {
      download: (path) => {
        downloads.push(path);
        return Promise.resolve(files[path]);
      },
      readStart: (path, length) => Promise.resolve(files[path]?.subarray(0, length)),
      remove: (paths) => {
        calls.push({ name: "storage.remove", args: { paths } });
        return Promise.resolve();
      },
    },
    fetch: (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : init?.body;
      requests.push({ url, body, headers: new Headers(init?.headers) });
      moments.push(time);
      time += slow;
      // If `respond` throws, `fetch` rejects, as it does when the network fails.
      return new Promise((resolve) => resolve(respond(url)));
    },
    resolve: () => Promise.resolve([]),
    log: createLog((line) => lines.push(line), {}),
    clock: {
      now: () => time,
      wait: (milliseconds) => {
        time += milliseconds;
        return Promise.resolve();
      },
    },
    afterwards: (promise) => void work.push(promise),
    calls,
    requests,
    lines,
    downloads,
    moments,
    settled: async () => void (await Promise.all(work)),
  };
};

const base = "https://functions.test";
export const key = "3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b10";

/** A POST request with JSON, as sent by the site. */
export const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Request =>
  new Request(base + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      origin: "https://aithra-suite.example",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

export const get = (path: string, headers: Readonly<Record<string, string>> = {}): Request =>
  new Request(base + path, { headers });
