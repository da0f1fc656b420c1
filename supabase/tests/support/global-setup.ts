/** Prepares the database template once, before the tests that copy it begin. */
import { prepareTemplate } from "../../../local/backend/template.ts";

const prepare = (): Promise<string> => prepareTemplate();

export default prepare;
