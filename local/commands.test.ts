/** Commands that stop before they begin, and print the reason. */
import { spawnSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
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

const key = "sb_publishable_0123456789";
const url = "https://project.supabase.co";

test.each([
  ["a key without the backend's URL", undefined, key, "GATSBY_SUPABASE_ANON_KEY is set and GATSBY_SUPABASE_URL is not"],
  ["a key with an empty URL", "", key, "GATSBY_SUPABASE_ANON_KEY is set and GATSBY_SUPABASE_URL is not"],
  ["a URL with an empty key", url, "", "GATSBY_SUPABASE_URL is set and GATSBY_SUPABASE_ANON_KEY is not"],
  ["a secret key in quotes", url, '"sb_secret_0123456789"', "contains a secret key"],
  ["the URL of the REST API", `${url}/rest/v1`, key, "contains more than the project's URL"],
])("%s stops the build before it begins, and the reason is printed", (_, address, value, reason) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "local/build.ts"], {
    env: { ...process.env, GATSBY_SUPABASE_URL: address, GATSBY_SUPABASE_ANON_KEY: value },
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(reason);
  expect(stderr).not.toMatch(/^\s+at |sb_secret/m);
});

test.each([[["--form", "answers.yml"]], [["answers.yml"]], [["--from"]]])(
  "npm run setup prints its usage when called with %j",
  (options) => {
    const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "local/setup/setup.ts", ...options], {
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stderr).toContain("-- --from answers.yml");
    expect(stderr).not.toMatch(/^\s+at /m);
  },
);

test("npm test reports a taken port before the first step", async () => {
  const other = createServer();
  await new Promise<void>((done) => void other.listen(0, "127.0.0.1", done));
  const { port } = other.address() as AddressInfo;
  const child = spawn(process.execPath, ["--import", "tsx", "local/test.ts", "format"], {
    env: { ...process.env, E2E_PORT: String(port) },
  });
  const output = { out: "", error: "" };
  child.stdout.on("data", (text: Buffer) => (output.out += text.toString()));
  child.stderr.on("data", (text: Buffer) => (output.error += text.toString()));
  const code = await new Promise((done) => child.once("close", done));
  await new Promise((done) => other.close(done));
  expect([code, output.out]).toEqual([1, ""]);
  expect(output.error).toContain(`E2E_PORT is ${port}, but another program uses this port.`);
  expect(output.error).not.toMatch(/^\s+at /m);
});

const onOldNode = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.8" } })';

test.each(["start", "build", "develop/develop", "test", "setup/setup"])(
  "on an older Node, local/%s.ts says which version it needs before a package can fail",
  (name) => {
    const preloads = ["tsx", `data:text/javascript,${onOldNode}`].flatMap((module) => ["--import", module]);
    const { status, stdout, stderr } = spawnSync(process.execPath, [...preloads, `local/${name}.ts`], {
      encoding: "utf8",
    });
    expect([status, stdout]).toEqual([1, ""]);
    // The Node that runs this test can load every package, so the test checks the order: `expect-node` must be the first import.
    expect(/^import .*$/m.exec(readFileSync(`local/${name}.ts`, "utf8"))?.[0]).toMatch(
      /^import "\.{1,2}\/expect-node";$/,
    );
    expect(stderr).toMatch(/^This is Node 18\.20\.8; the site needs \d+\.\d+ or newer\. .*\n$/);
  },
);
