/** Prepares the database template once for all tests that copy it, and prints on which PostgreSQL they run. */
import { prepareTemplate } from "../../../local/backend/template.ts";
import { chosenInstallations, noPostgresMessage } from "./real-postgres.ts";

const prepare = async (): Promise<void> => {
  const versions = chosenInstallations().map(({ version }) => version);
  console.log(versions.length === 0 ? noPostgresMessage : `PostgreSQL of these tests: ${versions.join(", ")}`);
  await prepareTemplate();
};

export default prepare;
