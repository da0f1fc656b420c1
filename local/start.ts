/** `npm start`: builds the site and serves it with its backend at one local address (PORT, 9000 by default). */
import "./expect-node";
import { build } from "./build";
import { lockDataDir } from "./backend/lock";
import { orExplain } from "./refusal";
import { serve } from "./serve";
import { expectFree } from "./server/ports";
import { readSettings } from "./server/start-server";

void orExplain(async () => {
  const { port, dataDir } = readSettings();
  // Checked before the build, which takes minutes, in case another server is already running.
  await expectFree(port);
  lockDataDir(dataDir)();
  await build();
  await serve();
});
