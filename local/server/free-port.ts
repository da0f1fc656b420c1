/** Finds a port that no other program uses. */
import { execFileSync } from "node:child_process";

const program =
  "const s = require('node:net').createServer().listen(0, () => { console.log(s.address().port); s.close(); });";

/**
 * Returns a port that is free on all addresses of this machine. Synchronous, for configuration files; starts a process
 * to find it.
 */
export const freePort = (): number =>
  Number(execFileSync(process.execPath, ["-e", program], { encoding: "utf8", env: {} }).trim());

/**
 * The port in an environment variable. If the variable is not set, it is set to a free port, so that all processes of a
 * run use the same port. Throws an error with a clear message if the value is invalid.
 */
export const portOf = (variable: string): number => {
  const port = Number((process.env[variable] ??= String(freePort())));
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`${variable} must be a number from 1 to 65535.`);
};
