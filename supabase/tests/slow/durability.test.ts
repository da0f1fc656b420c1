/** Fifty clients send a thousand messages, and the process is killed meanwhile. No acknowledged message may be lost. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Running, rowsOf, runBackend } from "../support/run-backend.ts";
import { type Store, stores } from "../support/real-postgres.ts";

const clients = 50;
const messagesPerClient = 20;
const killAfter = 300;
let dataDir: string;
let store: Store;
let backend: Running;

const start = () => runBackend(dataDir, { RATE_LIMIT_FACTOR: "1000", ...store.environment });

const send = async (key: string, client: number): Promise<boolean> => {
  try {
    const response = await fetch(`${backend.base}/functions/v1/contact`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key, "x-test-peer": `192.0.2.${client}` },
      body: JSON.stringify({
        name: `Client ${client}`,
        email: `client${client}@example.com`,
        message: `Message ${key}`,
        language: "en",
      }),
    });
    return response.status === 200;
  } catch {
    return false;
  }
};

/** Sends a message with the same key until it is acknowledged, at most 50 times, like “Try again” in the form. */
const sendUntilAnswered = async (key: string, client: number): Promise<boolean> => {
  for (let attempt = 0; attempt < 50; attempt += 1) if (await send(key, client)) return true;
  return false;
};

describe.each(stores)("on %s", (_, open) => {
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), "durability-"));
    store = await open();
    backend = await start();
  });
  afterAll(async () => {
    await backend.stop();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("stores all acknowledged messages once although the process was killed with SIGKILL", async () => {
    const messages = Array.from({ length: clients * messagesPerClient }, (_, index) => ({
      key: randomUUID(),
      client: index % clients,
    }));
    const acknowledged = new Set<string>();
    const runClient = async (client: number): Promise<void> => {
      for (const { key } of messages.filter((message) => message.client === client)) {
        if (await send(key, client)) acknowledged.add(key);
        if (acknowledged.size >= killAfter && !backend.process.killed) backend.process.kill("SIGKILL");
      }
    };
    const ended = new Promise((resolve) => backend.process.once("exit", resolve));
    await Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)));
    await ended;
    expect(acknowledged.size).toBeGreaterThanOrEqual(killAfter);
    expect(acknowledged.size).toBeLessThan(messages.length);

    backend = await start();
    const kept = await rowsOf<{ message: string }>(backend, "contact_messages?select=message&limit=2000");
    const keptKeys = new Set(kept.map(({ message }) => message.replace("Message ", "")));
    expect([...acknowledged].filter((key) => !keptKeys.has(key))).toEqual([]);

    // Messages that were not acknowledged are sent again with the same key, as by the form.
    const again = messages.filter(({ key }) => !acknowledged.has(key));
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        for (const { key } of again.filter((message) => message.client === client))
          expect(await sendUntilAnswered(key, client)).toBe(true);
      }),
    );
    const all = await rowsOf<{ message: string }>(backend, "contact_messages?select=message&limit=2000");
    expect(all).toHaveLength(messages.length);
    expect(new Set(all.map(({ message }) => message)).size).toBe(messages.length);
  }, 600_000);

  test("a second process with the same data directory fails with a message that says what to do", async () => {
    await expect(runBackend(dataDir)).rejects.toThrow(/is in use by process \d+\. Stop that process first/);
  });
});
