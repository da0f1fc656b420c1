/**
 * Stops a command on a Node that is older than package.json allows, and names the one that it needs. Imported before every other
 * module, because on such a Node packages fail while they are loaded, with messages that do not say why.
 */
import { engines } from "../package.json";

const oldest = engines.node.replace(">=", "");
const { node } = process.versions;

if (node.localeCompare(oldest, "en", { numeric: true }) < 0) {
  console.error(
    `This is Node ${node}; the site needs ${oldest} or newer. Install a newer one (https://nodejs.org), then run “npm ci” again.`,
  );
  process.exit(1);
}
