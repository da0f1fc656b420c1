import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "start-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("npm start says at once that its data is in use, not after the build", () => {
  // The first process of the machine always runs.
  writeFileSync(path.join(folder, "lock"), "1");
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "local/start.ts"], {
    env: { ...process.env, DATA_DIR: folder, PORT: "49817" },
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(`${folder} is in use by process 1.`);
  expect(stderr).not.toMatch(/^\s+at /m);
});
