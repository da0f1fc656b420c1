/**
 * The workflow's `supabase functions deploy` uploads everything that each function needs: Deno starts every function from the uploaded files,
 * without installed packages. The settings are read without a warning, deno lint finds no problem, and the settings and the facts of the
 * content are sent.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { denoBinary } from "../../local/backend/function-process.ts";
import { functionNames } from "../../local/backend/functions.ts";
import { functionsFolder, repository } from "../../local/backend/repository-paths.ts";
import { contentSecrets } from "../../local/backend/secrets.ts";
import { readSiteFacts } from "../../local/backend/site-facts.ts";
import { type ManagementApi, startManagementApi, startPackageRegistry } from "./support/deployment-servers.ts";
import type { PrivateServer } from "../../local/server/ports.ts";
import { testVariables } from "./support/services.ts";

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), "deployment-"));
const commandLine = path.join(repository, "node_modules/supabase/dist/supabase.js");
const quiet = { SUPABASE_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", HOME: folder, PATH: process.env.PATH };
const running: ChildProcess[] = [];
let api: ManagementApi;
let registry: PrivateServer;
let output = "";
/** Runs the Supabase CLI on a copy of the project, with the stand-in for Supabase. */
let supabase: (...args: readonly string[]) => Promise<{ stdout: string; stderr: string }>;

beforeAll(async () => {
  [api, registry] = await Promise.all([startManagementApi(), startPackageRegistry(folder)]);
  // A copy, because the Supabase CLI writes the linked project next to its settings.
  const project = path.join(folder, "project");
  for (const name of ["supabase", "src", "content"])
    cpSync(path.join(repository, name), path.join(project, name), {
      recursive: true,
      filter: (source) => !source.endsWith(`${path.sep}.temp`),
    });
  const profile = path.join(folder, "profile.yaml");
  const fields = { name: "test", api_url: api.address, dashboard_url: api.address, project_host: "supabase.test" };
  writeFileSync(profile, JSON.stringify(fields));
  const flags = ["--workdir", project, "--profile", profile, `--remote=${"a".repeat(20)}`];
  supabase = (...args) =>
    run(process.execPath, [commandLine, ...args, ...flags], {
      env: { ...quiet, SUPABASE_ACCESS_TOKEN: `sbp_${"0".repeat(40)}`, SITE_ORIGIN: "https://aithra-suite.example" },
    });
  // The command of the workflow: without a terminal, the CLI changes a hosted project only with --yes.
  const workflow = readFileSync(path.join(repository, ".github/workflows/deploy.yml"), "utf8");
  const [, command = ""] = /npx supabase (functions deploy .*)/.exec(workflow) ?? [];
  const { stdout, stderr } = await supabase(...command.split(" "));
  output = stdout + stderr;
  for (const [slug, files] of api.functions)
    for (const { name, bytes } of files) {
      const file = path.join(folder, "deployed", slug, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
});
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await Promise.all([api.stop(), registry.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a deployed function and returns its URL. */
const start = (slug: string, environment: Readonly<Record<string, string>>): Promise<string> => {
  const deployed = path.join(folder, "deployed", slug, "supabase/functions");
  const args = ["run", "--allow-all", "--no-lock", "--no-check", "--config", path.join(deployed, "deno.json")];
  const child = spawn(denoBinary(), [...args, path.join(deployed, slug, "index.ts")], {
    cwd: path.join(folder, "deployed", slug),
    env: {
      DENO_DIR: path.join(folder, "deno"),
      NPM_CONFIG_REGISTRY: registry.address,
      DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
      DENO_NO_UPDATE_CHECK: "1",
      NO_COLOR: "1",
      HOME: folder,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  let written = "";
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      written += chunk.toString();
      const [, address] = /Listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(written) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(written)));
  });
};

test("uploads every function without a warning about the settings", () => {
  expect([...api.functions.keys()].sort()).toEqual(functionNames());
  expect(output).not.toMatch(/warn|deprecated|unknown|failed/i);
});

test.each(functionNames())("%s starts from the uploaded files", async (slug) => {
  const response = await fetch(`${await start(slug, {})}/${slug}`, {
    method: slug === "uploads" ? "GET" : "POST",
    headers: { "content-type": "application/json" },
    ...(slug === "uploads" ? {} : { body: "{}" }),
  });
  // Without its secrets the function returns `not_configured`, which shows that it was started.
  expect([response.status, await response.json()]).toEqual([
    503,
    { error: expect.objectContaining({ code: "not_configured" }) },
  ]);
});

test("the function `uploads` finds ImageMagick in the uploaded files and converts a picture", async () => {
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#2f5d62" } })
    .jpeg()
    .toBuffer();
  const row = {
    path: "room/bed.jpg",
    contentType: "image/jpeg",
    bytes: picture.byteLength,
    width: 64,
    height: 48,
    focus: { x: 0.5, y: 0.5 },
    published: true,
  };
  const project: Server = createServer((request, response) => {
    request.resume();
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    if (pathname.startsWith("/storage/")) return void response.end(picture);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(pathname.endsWith("/picture_at") ? row : 0));
  });
  await new Promise<void>((resolve) => void project.listen(0, "127.0.0.1", resolve));
  try {
    const origin = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
    const address = await start("uploads", { ...testVariables, SUPABASE_URL: origin });
    const response = await fetch(`${address}/uploads/room/bed.jpg?format=webp&width=32`);
    expect(response.headers.get("x-picture-fallback")).toBeNull();
    const copy = Buffer.from(await response.arrayBuffer());
    expect(await sharp(copy).metadata()).toMatchObject({ format: "webp", width: 32, height: 24 });
  } finally {
    project.closeAllConnections();
    project.close();
  }
});

test("deno lint reports no problem in the functions", async () => {
  const args = ["lint", "--config", path.join(functionsFolder, "deno.json"), functionsFolder];
  await run(denoBinary(), args, { env: { ...quiet, DENO_DIR: path.join(folder, "deno"), NO_COLOR: "1" } });
});

test("writes the sign-in emails, pushes the settings with the site's origin, then the facts of the content", async () => {
  const recorder = path.join(folder, "recorder");
  writeFileSync(recorder, '#!/bin/sh\nprintf "%s: %s\\n" "$SITE_ORIGIN" "$*"\n');
  chmodSync(recorder, 0o755);
  const args = ["--import", "tsx", path.join(repository, "local/backend/push-settings.ts"), "--yes"];
  const { stdout } = await run(process.execPath, args, { env: { ...quiet, SUPABASE_CLI_BINARY_OVERRIDE: recorder } });
  const site = readSiteFacts();
  const pairs = contentSecrets(site).map(([name, value]) => `${name}=${value}`);
  expect(stdout).toBe(
    `The emails of the sign-in service are written.\n${site.siteOrigin}: config push --yes\n${site.siteOrigin}: secrets set ${pairs.join(" ")} --yes\n`,
  );
});

test("settings that are refused point to the SMTP settings, which the guide enters before, and nothing else is sent", async () => {
  const refusal = path.join(folder, "refusal");
  writeFileSync(refusal, '#!/bin/sh\nprintf "%s\\n" "$*"\nexit 1\n');
  chmodSync(refusal, 0o755);
  const args = ["--import", "tsx", path.join(repository, "local/backend/push-settings.ts")];
  const pushing = run(process.execPath, args, { env: { ...quiet, SUPABASE_CLI_BINARY_OVERRIDE: refusal } });
  await expect(pushing).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^.*\nconfig push\n$/),
    stderr: expect.stringMatching(/SMTP.*docs\/backend\.md, step 3/),
  });
  const guide = readFileSync(path.join(repository, "docs/backend.md"), "utf8");
  expect(guide).toMatch(/^3\. .*[^]*smtp\.resend\.com[^]*^4\. .*npm run backend:settings/m);
});

test("the Supabase CLI sends the facts of the content unchanged", async () => {
  const secrets = contentSecrets(readSiteFacts());
  await supabase("secrets", "set", ...secrets.map(([name, value]) => `${name}=${value}`), "--yes");
  expect([...api.secrets]).toEqual(secrets);
});
