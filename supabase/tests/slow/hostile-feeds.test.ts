/**
 * The real function reads hostile feeds in its own process. It must respond within the limits of a hosted function, and keep the known nights
 * of each feed that it cannot read. Afterwards no text of a feed may be stored or logged anywhere.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  type Running,
  cpuSeconds,
  peakMegabytes,
  processOf,
  processes,
  rowsOf,
  runBackend,
} from "../support/run-backend.ts";
import { openPglite } from "../support/target.ts";

const secrets = { name: "Guestsurname", telephone: "6912345678", code: "HMXQ77", token: "feedtoken-0123456789" };
const day = (index: number) => new Date(Date.now() + index * 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");
const entry = (from: number, to: number | null) => [
  "BEGIN:VEVENT",
  `SUMMARY:Maria ${secrets.name} (${secrets.code})`,
  `DESCRIPTION:Phone ${secrets.telephone}`,
  `DTSTART;VALUE=DATE:${day(from)}`,
  ...(to === null ? [] : [`DTEND;VALUE=DATE:${day(to)}`]),
  "END:VEVENT",
];
const short = (index: number) => ["BEGIN:VEVENT", `DTSTART;VALUE=DATE:${day(index % 700)}`, "END:VEVENT"];
const calendar = (entries: readonly (readonly string[])[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...entries.flat(), "END:VCALENDAR", ""].join("\r\n");
const good = calendar([entry(10, 13), entry(20, null)]);

/** The hostile responses of four feeds; those of `drip` and `redirect` are in `respondBadly`. */
const bad = {
  many: calendar(Array.from({ length: 20_000 }, (_, index) => short(index))),
  endless: `BEGIN:VCALENDAR\r\n${entry(30, 33).join("\r\n")}\r\n`,
  page: `<!doctype html><title>Sign in, Maria ${secrets.name}</title>`,
  huge: Buffer.alloc(50_000_000, "a"),
} as const;
const names = ["many", "endless", "drip", "redirect", "page", "huge"] as const;

/** Whether the feeds are hostile. Before that, all return the same good calendar. */
let areHostile = false;
let server: Server;
let backend: Running;
const dataDir = mkdtempSync(path.join(tmpdir(), "hostile-feeds-"));

const respondBadly = (name: string, response: ServerResponse): void => {
  // Every response claims to be a calendar.
  response.setHeader("content-type", "text/calendar");
  if (name === "redirect") response.writeHead(302, { location: "https://169.254.169.254/latest/meta-data" }).end();
  else if (name === "drip") {
    const timer = setInterval(() => response.write("B"), 50);
    response.on("close", () => clearInterval(timer));
  } else response.end(bad[name as keyof typeof bad]);
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const name = /^\/(\w+)\.ics/.exec(request.url ?? "")?.[1] ?? "";
    if (areHostile) respondBadly(name, response);
    else response.end(good);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const feeds = names.map((id) => ({ id, label: id, address: `${origin}/${id}.ics?s=${secrets.token}` }));
  backend = await runBackend(dataDir, { CALENDAR_FEEDS: JSON.stringify(feeds), LOGS: "1" });
});
afterAll(async () => {
  await backend.stop();
  server.closeAllConnections();
  server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface SnapshotRow {
  readonly feed: string;
  readonly good_at: string | null;
  readonly taken: unknown[];
  readonly problem: string | null;
}
const snapshots = () => rowsOf<SnapshotRow>(backend, "calendar_snapshots?select=feed,good_at,taken,problem&order=feed");

/** Reads all feeds as the schedule does, and returns the text of the function's response. */
const readFeeds = async (): Promise<string> => {
  const response = await fetch(`${backend.base}/functions/v1/calendars`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-maintenance-secret": backend.maintenanceSecret },
    body: "{}",
  });
  expect(response.status).toBe(200);
  return response.text();
};

/** Ids of the descendant processes that run Deno. */
const denoProcesses = (): number[] => {
  const isBelow = (pid: number): boolean =>
    pid === backend.process.pid || (pid > 0 && isBelow(processOf(pid)?.parent ?? 0));
  return processes().filter((pid) => /deno/.test(processOf(pid)?.args.join(" ") ?? "") && isBelow(pid));
};
/** CPU time of these processes in seconds. */
const processorTime = (): number => denoProcesses().reduce((sum, pid) => sum + cpuSeconds(pid), 0);
/** The largest peak memory of one of these processes, in megabytes. */
const peakMemory = (): number => Math.max(...denoProcesses().map(peakMegabytes));

test("hostile feeds need few resources, those that cannot be read keep their known nights, and no text of a feed is stored or logged", async () => {
  const answers = [await readFeeds()];
  const before = await snapshots();
  expect(before.map(({ problem, taken }) => [problem, taken.length])).toEqual(names.map(() => [null, 2]));

  areHostile = true;
  const begun = Date.now();
  const processorBefore = process.platform === "linux" ? processorTime() : 0;
  answers.push(await readFeeds());
  // Each feed has at most ten seconds, and all are read in parallel.
  expect(Date.now() - begun).toBeLessThan(15_000);
  if (process.platform === "linux") {
    expect(processorTime() - processorBefore).toBeLessThan(2);
    expect(peakMemory()).toBeLessThan(256);
  }

  const after = new Map((await snapshots()).map((row) => [row.feed, row]));
  expect(after.get("many")).toMatchObject({ problem: null, taken: [expect.any(Array)] });
  for (const [feed, problem] of [
    ["endless", "cut"],
    ["drip", "slow"],
    ["redirect", "privateHost"],
    ["page", "notCalendar"],
    ["huge", "tooLarge"],
  ] as const) {
    const known = before.find((row) => row.feed === feed);
    expect(after.get(feed)).toEqual({ feed, problem, good_at: known?.good_at, taken: known?.taken });
  }

  const target = await openPglite();
  const tables = await target.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
  );
  await target.close();
  expect(tables.length).toBeGreaterThan(15);
  const everywhere = [
    ...answers,
    backend.output(),
    await (await fetch(`${backend.base}/functions/v1/calendars`)).text(),
    await (await fetch(`${backend.base}/availability.json`)).text(),
    await (await fetch(`${backend.base}/_mailbox.json`)).text(),
    ...(await Promise.all(tables.map(async ({ name }) => JSON.stringify(await rowsOf(backend, `${name}?select=*`))))),
  ].join("\n");
  expect(backend.output()).toContain("calendar reading rejected");
  for (const secret of Object.values(secrets)) expect(everywhere).not.toContain(secret);
});
