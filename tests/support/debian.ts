import { existsSync, readFileSync } from "node:fs";

/** Whether this system is Debian or derived from it, so that its packages can be used. */
export const isDebian = (): boolean =>
  existsSync("/etc/os-release") && /^ID(?:_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
