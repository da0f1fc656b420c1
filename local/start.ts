/** `npm start`: builds the site and serves it, with its backend, on one local address (PORT, 9000 by default). */
import { build } from "./build/build";
import { expectFree } from "./server/listen";
import { orExplain, serve } from "./server/run";
import { readSettings } from "./server/settings";

void orExplain(async () => {
  await expectFree(readSettings().port);
  await build();
  await serve();
});
