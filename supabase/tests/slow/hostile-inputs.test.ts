/**
 * Ten thousand invalid requests (or HOSTILE_INPUTS). Each must be refused in the standard format, store nothing and reveal no internals.
 * Afterwards the backend still works.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type HostileRequest, hostileRequest } from "../support/hostile-inputs.ts";
import { createRandom } from "../support/random.ts";
import { type Running, rowsOf, runBackend } from "../support/run-backend.ts";
import { type Store, stores } from "../support/real-postgres.ts";

const inputs = Number(process.env.HOSTILE_INPUTS ?? "10000");
const atOnce = 24;
let dataDir: string;
let store: Store;
let backend: Running;

/** Patterns for internal details that a response must not contain. The path of the project's folder is another. */
const leaks = /node_modules|file:\/\/|\.ts:\d|\bat [A-Z][\w.]+ \(|sb_secret|stack|kysely|pglite/i;

const hasShape = (kind: HostileRequest["kind"], body: unknown): boolean => {
  if (typeof body !== "object" || body === null) return false;
  if (kind === "rest") return "message" in body || "msg" in body || "error_code" in body || "error" in body;
  if (!("error" in body) || typeof body.error !== "object" || body.error === null) return false;
  return (
    "code" in body.error &&
    typeof body.error.code === "string" &&
    "message" in body.error &&
    typeof body.error.message === "string"
  );
};

const complaintAbout = async (request: HostileRequest): Promise<string | undefined> => {
  const response = await fetch(backend.base + request.path, { redirect: "manual", ...request.init }).catch(
    (error: unknown) => error,
  );
  if (!(response instanceof Response))
    return `no answer: ${String(request.init.method)} ${request.path.slice(0, 200)} ${String((response as Error).cause)}`;
  const text = await response.text();
  const summary = `${String(request.init.method)} ${request.path.slice(0, 200)} ${typeof request.init.body === "string" ? request.init.body.slice(0, 200) : ""} → ${response.status} ${text.slice(0, 300)}`;
  if (response.status < 400 || response.status > 499) return summary;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return `no JSON: ${summary}`;
  }
  if (!hasShape(request.kind, body)) return `shape: ${summary}`;
  return leaks.test(text) || text.includes(process.cwd()) ? `leak: ${summary}` : undefined;
};

describe.each(stores)("on %s", (_, open) => {
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), "hostile-"));
    store = await open();
    backend = await runBackend(dataDir, store.environment);
  });
  afterAll(async () => {
    await backend.stop();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test(`refuses ${inputs} hostile inputs`, async () => {
    const random = createRandom(20260711);
    const complaints: string[] = [];
    let sent = 0;
    const work = async (): Promise<void> => {
      while (sent < inputs && complaints.length < 10) {
        sent += 1;
        const complaint = await complaintAbout(hostileRequest(random));
        if (complaint !== undefined) complaints.push(complaint);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    expect(complaints).toEqual([]);
    expect(sent).toBe(inputs);

    for (const table of [
      "contact_messages",
      "newsletter_subscribers",
      "newsletter_links",
      "free_night_notices",
      "data_subject_requests",
      "outgoing_emails",
      "performance_metrics",
      "form_submissions",
      "audit_log",
      "staff",
    ]) {
      expect([table, await rowsOf(backend, `${table}?select=*&limit=5`)]).toEqual([table, []]);
    }
    expect(backend.output()).not.toMatch(/ann@example|drop table/);
    const alive = await fetch(`${backend.base}/functions/v1/contact`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": "3f0c6b8e-59c1-4b3f-9d5f-2a9c7e1d4b11",
        "x-test-peer": "198.51.100.1",
      },
      body: JSON.stringify({ name: "Ann", email: "ann@example.com", message: "A message long enough", language: "en" }),
    });
    expect(alive.status).toBe(200);
  }, 600_000);
});
