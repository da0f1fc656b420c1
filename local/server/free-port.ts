/** Finding a port that no other program listens on. */
import { execFileSync } from "node:child_process";

const program =
  "const s = require('node:net').createServer().listen(0, () => { console.log(s.address().port); s.close(); });";

/** A port that is free on every address of this machine. At once, for settings that cannot wait: a process asks for it. */
export const freePort = (): number =>
  Number(execFileSync(process.execPath, ["-e", program], { encoding: "utf8", env: {} }).trim());

/**
 * The port that an environment variable names, or a free one, which it names from then on: every process of a run reads the same.
 * Throws with the sentence that says what is wrong with the variable.
 */
export const portOf = (variable: string): number => {
  const port = Number((process.env[variable] ??= String(freePort())));
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`${variable} must be a number from 1 to 65535.`);
};
