/** `npm run build`: builds the site into `public/`, ready for any static host. */
import { build } from "./build/build";
import { orExplain } from "./server/run";

void orExplain(build);
