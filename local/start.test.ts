import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "start-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("npm start reports that its data is in use before it starts the build", () => {
  // Process 1 always exists.
  writeFileSync(path.join(folder, "lock"), "1");
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "local/start.ts"], {
    env: { ...process.env, DATA_DIR: folder, PORT: "49817" },
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(`${folder} is in use by process 1.`);
  expect(stderr).not.toMatch(/^\s+at /m);
});
