/** Demo data for the staff pages. Inserted only into a database without measurements, messages, subscribers and privacy requests. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { firstSuite } from "../content/first-suite.ts";
import type { Database } from "./connection.ts";
import { repository } from "./places.ts";

const isEmptySql = `select not exists (select from public.performance_metrics)
  and not exists (select from public.contact_messages) and not exists (select from public.newsletter_subscribers)
  and not exists (select from public.data_subject_requests) as empty`;

/** The path of the first suite's page. */
const suitePath = (): string => `/suite/${firstSuite(repository).replace(/[^\w-]/g, "")}`;

export const seedDemoData = async (database: Database): Promise<void> => {
  const [found] = await database.query<{ empty: boolean }>(isEmptySql);
  if (found?.empty !== true) return;
  const script = readFileSync(path.join(__dirname, "demo-data.sql"), "utf8");
  await database.script(script.replaceAll(":suite", `'${suitePath()}'`));
};
