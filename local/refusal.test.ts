import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lockDataDir } from "./backend/lock";
import { Refusal, explanation, writing } from "./refusal";

const folder = mkdtempSync(path.join(tmpdir(), "writable-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["EACCES", "this user may not write there"],
  ["EROFS", "the disk is read-only"],
  ["ENOSPC", "the disk is full"],
])("reports %s with the reason and the fix: %s", (code, reason) => {
  const refused = () =>
    writing("/data", "Choose another.", () => {
      throw Object.assign(new Error(`${code}: some detail`), { code });
    });
  expect(refused).toThrow(new Refusal(`/data cannot be written: ${reason}. Choose another.`));
});

test("rethrows other errors unchanged", () => {
  expect(() => writing("/data", "", () => JSON.parse("{") as unknown)).toThrow(SyntaxError);
});

test("reports a data directory that is a file or inside one", () => {
  const file = path.join(folder, "file");
  writeFileSync(file, "x");
  for (const dataDir of [file, path.join(file, "data")]) {
    expect(() => lockDataDir(dataDir)).toThrow(
      `${dataDir} cannot be written: there is a file where a folder should be. Choose another with DATA_DIR.`,
    );
  }
  mkdirSync(path.join(folder, "there"));
  lockDataDir(path.join(folder, "there"))();
});

test("explains a file of another user, and leaves the messages of other errors as they are", () => {
  const refused = Object.assign(new Error("EACCES: permission denied, copyfile '/site/a' -> '/site/b'"), {
    code: "EACCES",
    path: "/site/a",
  });
  expect(explanation(refused)).toMatch(/^\/site\/a belongs to another user: .* sudo chown -R "\$USER" \.$/);
  expect(explanation(Object.assign(new Error("in use"), { code: "EADDRINUSE" }))).toBe("in use");
  expect(explanation("a text")).toBe("a text");
});
