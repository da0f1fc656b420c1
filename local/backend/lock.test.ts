import fs, { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lockDataDir } from "./lock.ts";
import { reset } from "./data-directory.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "lock-"));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

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

test("a lock left behind with this process's id is replaced, even if the system does not report when processes started", () => {
  const read = fs.readFileSync;
  jest.spyOn(fs, "readFileSync").mockImplementation(((file: string, encoding: "utf8") => {
    if (file.startsWith("/proc/")) throw new Error("no /proc");
    return read(file, encoding);
  }) as typeof read);
  lockOf(process.pid);
  lockDataDir(dataDir)();
});

test("if two processes find the lock of a process that has ended, the second respects the lock of the first", () => {
  const ended = 2 ** 22 + 1;
  lockOf(ended);
  const kill = process.kill.bind(process);
  // The first process takes the lock while the second one looks whether its owner is running.
  jest.spyOn(process, "kill").mockImplementation((pid, signal) => {
    if (pid === ended) lockOf(1);
    return kill(pid, signal);
  });
  expect(() => lockDataDir(dataDir)).toThrow(/in use by process 1\./);
  expect(readFileSync(path.join(dataDir, "lock"), "utf8")).toBe("1");
  expect(readdirSync(dataDir)).toEqual(["lock"]);
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
