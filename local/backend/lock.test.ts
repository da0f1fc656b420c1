import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lockDataDir } from "./lock.ts";
import { reset } from "./reset.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const lockOf = (name: number | string) => writeFileSync(path.join(dataDir, "lock"), String(name));

test("a directory can be opened only once, and again after its lock is released", () => {
  const unlock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(/already open in this process/);
  unlock();
  lockDataDir(dataDir)();
  expect(existsSync(path.join(dataDir, "lock"))).toBe(false);
});

test("a lock is valid while its process runs, and replaced after the process has ended", () => {
  lockOf(1);
  expect(() => lockDataDir(dataDir)).toThrow(/in use by process 1\. Stop that process first/);
  expect(() => reset(dataDir)).toThrow(/in use/);
  lockOf(2 ** 22 + 1);
  lockDataDir(dataDir)();
});

test("a lock left behind is replaced even if another process has the same id now", () => {
  for (const pid of [1, process.pid]) {
    lockOf(`${pid} another-boot/4711`);
    lockDataDir(dataDir)();
  }
});

test("reset deletes the backend's data and nothing else", () => {
  for (const name of ["keys.json", "mailbox.jsonl", "holiday.jpg"]) writeFileSync(path.join(dataDir, name), "x");
  mkdirSync(path.join(dataDir, "unfinished-uploads"));
  writeFileSync(path.join(dataDir, "unfinished-uploads", "half"), "x");
  reset(dataDir);
  expect(existsSync(path.join(dataDir, "keys.json"))).toBe(false);
  expect(existsSync(path.join(dataDir, "mailbox.jsonl"))).toBe(false);
  expect(existsSync(path.join(dataDir, "unfinished-uploads"))).toBe(false);
  expect(existsSync(path.join(dataDir, "holiday.jpg"))).toBe(true);
});
