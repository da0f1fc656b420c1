/** A throw-away PostgreSQL server, for machines that have one installed (Debian's place for it, or PGBIN). */
import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const debian = "/usr/lib/postgresql";

/** The folder of initdb and pg_ctl, or undefined. */
export const installedPostgres = (): string | undefined => {
  const candidates = [
    process.env.PGBIN,
    ...(existsSync(debian)
      ? readdirSync(debian)
          .sort()
          .reverse()
          .map((version) => path.join(debian, version, "bin"))
      : []),
  ];
  return candidates.find((folder) => folder !== undefined && existsSync(path.join(folder, "initdb")));
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

/** PostgreSQL refuses to run as root: then the user it was installed with is taken. */
const identity = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
};

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

export const startPostgres = async (): Promise<Server> => {
  const binaries = installedPostgres();
  if (binaries === undefined) throw new Error("PostgreSQL is not installed.");
  const folder = mkdtempSync(path.join(tmpdir(), "postgres-test-"));
  const who = identity();
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = path.join(folder, "data");
  const port = await freePort();
  const run = (program: string, args: readonly string[]) =>
    execFileSync(path.join(binaries, program), [...args], { ...who, cwd: folder, stdio: "ignore" });
  run("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]);
  run("pg_ctl", [
    "-D",
    data,
    "-w",
    "-l",
    path.join(folder, "log"),
    "-o",
    `-p ${port} -k ${folder} -c fsync=off -c listen_addresses=127.0.0.1`,
    "start",
  ]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
};
