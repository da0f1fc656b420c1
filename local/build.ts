/** `npm run build`: the site in `public/`, ready for any static host. */
import { build } from "./build/build";
import { orExplain } from "./server/run";

void orExplain(build);
