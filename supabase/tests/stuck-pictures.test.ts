/** A process of the picture functions that no longer responds is ended, and the next request starts a new one. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FunctionProcess } from "../../local/backend/function-process.ts";
import { converter } from "./support/run-backend.ts";

const folder = mkdtempSync(path.join(tmpdir(), "stuck-"));
const pictures = new FunctionProcess(["uploads"], {
  environment: {},
  denoDir: folder,
  log: () => undefined,
  responseTimeout: 300,
});

afterAll(async () => {
  await pictures.close();
  rmSync(folder, { recursive: true, force: true });
});

const onLinux = existsSync("/proc/self/stat") ? test : test.skip;

onLinux("ends a stuck process and fails its requests", async () => {
  const ask = () => pictures.fetch("/uploads", { method: "GET" });
  expect((await ask()).status).toBe(503);
  const stuck = converter(process);
  // Simulates a decoder in an endless loop.
  process.kill(stuck, "SIGSTOP");
  await expect(ask()).rejects.toThrow();
  expect((await ask()).status).toBe(503);
  expect(converter(process)).not.toBe(stuck);
});
