/** The hosts to test, and how to start each with the built site. */
import { spawn } from "node:child_process";
import {
  chmodSync,
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { readBuiltHeaders } from "../../gatsby/hosting/saved-files";
import { answerSite } from "../../local/server/answer-site";
import { guarded } from "../../local/server/request-listeners";
import { freePort } from "../../local/server/ports";
import {
  apache,
  apacheModules,
  caddy,
  libraries,
  netlify,
  nginx,
  nginxModules,
  nodeProgram,
  wrangler,
} from "./programs";
import { configFolder, redirects, siteFolder } from "./site";

export interface Host {
  readonly name: string;
  readonly source: "here" | "debian" | "npm";
  /**
   * Serves the site on a local port. `folder` is an empty folder for the server's own files. May resolve before the server
   * is ready.
   */
  start(port: number, folder: string): Promise<Server>;
}

interface Server {
  stop(): Promise<void>;
  /** Resolves when the server has ended for any reason. */
  readonly ended: Promise<void>;
}

/** Starts a program with its own process group, and writes its output into `output.log` in the folder. */
const startProgram = (
  folder: string,
  command: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
  cwd = folder,
): Promise<Server> => {
  const [program, ...args] = command;
  const output = openSync(join(folder, "output.log"), "w");
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    cwd,
    stdio: ["ignore", output, output],
    detached: true,
  });
  closeSync(output);
  const ended = new Promise<void>((done) => child.once("exit", () => done()).once("error", () => done()));
  const stop = async (): Promise<void> => {
    // Kills the whole process group, because Cloudflare's runtime is a separate process.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    await ended;
  };
  return Promise.resolve({ stop, ended });
};

/** Writes a file into a folder and returns its path. */
const writeLines = (folder: string, name: string, lines: readonly string[]): string => {
  writeFileSync(join(folder, name), `${lines.join("\n")}\n`);
  return join(folder, name);
};

const local: Host = {
  name: "npm start",
  source: "here",
  start: async (port) => {
    const answer = answerSite({
      folder: siteFolder,
      headers: readBuiltHeaders(),
      redirects: redirects(),
    });
    const server = createServer(guarded(() => answer));
    await new Promise<void>((done) => void server.listen(port, "127.0.0.1", done));
    const ended = new Promise<void>((done) => server.once("close", done));
    const stop = (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      return ended;
    };
    return { stop, ended };
  },
};

const nginxHost: Host = {
  name: "nginx",
  source: "debian",
  start: (port, folder) => {
    const config = writeLines(folder, "nginx.conf", [
      `load_module ${nginxModules}/ngx_http_brotli_static_module.so;`,
      `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;`,
      "events {}",
      "http {",
      "access_log off;",
      ...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`),
      `include ${configFolder}/nginx-http.conf;`,
      `server { listen 127.0.0.1:${port}; root ${siteFolder}; brotli_static on; include ${configFolder}/nginx-server.conf; }`,
      "}",
    ]);
    return startProgram(folder, [nginx, "-p", folder, "-c", config], { LD_LIBRARY_PATH: libraries() });
  },
};

const caddyHost: Host = {
  name: "Caddy",
  source: "debian",
  start: (port, folder) =>
    startProgram(folder, [caddy, "run", "--adapter", "caddyfile", "--config", `${configFolder}/Caddyfile`], {
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      CADDY_ADMIN: `localhost:${freePort()}`,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_FOLDER: siteFolder,
    }),
};

const apacheHost: Host = {
  name: "Apache",
  source: "debian",
  start: (port, folder) => {
    // Started as root, Apache serves as the user nobody, who may not have access to the site's folder, so the site is copied.
    const asRoot = process.getuid?.() === 0;
    const root = asRoot ? join(folder, "site") : siteFolder;
    if (asRoot) {
      cpSync(siteFolder, root, { recursive: true });
      chmodSync(folder, 0o755);
    }
    const modules = ["mpm_event", "authz_core", "dir", "mime", "rewrite", "headers", "filter", "deflate"];
    const config = writeLines(folder, "httpd.conf", [
      `ServerRoot ${folder}`,
      `PidFile ${folder}/pid`,
      `DefaultRuntimeDir ${folder}`,
      `Listen 127.0.0.1:${port}`,
      "ServerName localhost",
      `ErrorLog ${folder}/error.log`,
      "TypesConfig /dev/null",
      ...modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`),
      ...(asRoot ? ["User #65534", "Group #65534"] : []),
      `DocumentRoot ${root}`,
      `<Directory ${root}>`,
      "AllowOverride All",
      "Require all granted",
      "</Directory>",
    ]);
    return startProgram(folder, [apache, "-f", config, "-DFOREGROUND"], { LD_LIBRARY_PATH: libraries() });
  },
};

/** Environment variables for programs from npm: no prompts, no telemetry, and files only in the folder. */
const npmEnvironment = (folder: string): Record<string, string> => ({
  CI: "1",
  HOME: folder,
  XDG_CONFIG_HOME: folder,
  BROWSER: "none",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_LOG_PATH: folder,
  NETLIFY_TELEMETRY_DISABLED: "1",
  PATH: `${dirname(nodeProgram)}:${process.env.PATH ?? ""}`,
});

const wranglerArguments = (port: number): string[] => [
  ...["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0", "--show-interactive-dev-session=false"],
];

const workers: Host = {
  name: "Cloudflare Workers",
  source: "npm",
  start: (port, folder) =>
    startProgram(
      folder,
      [nodeProgram, wrangler, "dev", "--assets", siteFolder, "--persist-to", folder, ...wranglerArguments(port)],
      npmEnvironment(folder),
      resolve("."),
    ),
};

const pages: Host = {
  name: "Cloudflare Pages",
  source: "npm",
  start: (port, folder) => {
    // Wrangler searches its own folder and those above it for a configuration. Without this file it would find the project's
    // wrangler.jsonc, which is for Workers and not valid for Pages.
    writeFileSync(resolve("tests/hosts/node_modules/wrangler.jsonc"), "{}\n");
    return startProgram(
      folder,
      [
        ...([nodeProgram, wrangler, "pages", "dev", siteFolder] as const),
        ...["--compatibility-date", "2026-01-01", "--persist-to", folder],
        ...wranglerArguments(port),
      ],
      npmEnvironment(folder),
    );
  },
};

const netlifyHost: Host = {
  name: "Netlify",
  source: "npm",
  start: (port, folder) => {
    copyFileSync("netlify.toml", join(folder, "netlify.toml"));
    symlinkSync(siteFolder, join(folder, "public"));
    return startProgram(
      folder,
      [
        ...([nodeProgram, netlify, "dev", "--offline", "--internal-disable-edge-functions"] as const),
        ...["--framework", "#static", "--dir", "public", "--no-open"],
        ...["--port", String(port), "--staticServerPort", String(freePort())],
      ],
      npmEnvironment(folder),
    );
  },
};

export const allHosts: readonly Host[] = [local, nginxHost, caddyHost, apacheHost, workers, pages, netlifyHost];

export interface RunningHost {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a host and waits until it responds, for at most 90 seconds. */
export const startHost = async (host: Host): Promise<RunningHost> => {
  const folder = mkdtempSync(join(tmpdir(), "host-"));
  const port = freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await host.start(port, folder);
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const state = { hasEnded: false };
  void server.ended.then(() => (state.hasEnded = true));
  for (const began = Date.now(); !state.hasEnded && Date.now() - began < 90_000;) {
    const responds = await fetch(origin).then(
      (response) => response.ok,
      () => false,
    );
    if (responds) return { origin, stop };
    await new Promise((done) => setTimeout(done, 100));
  }
  const output = join(folder, "output.log");
  const log = existsSync(output) ? readFileSync(output, "utf8").slice(-2000) : "";
  await stop();
  throw new Error(
    `${host.name} ${state.hasEnded ? "ended before it responded" : "did not respond within 90 s"}. ${log}`,
  );
};
