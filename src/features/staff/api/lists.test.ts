import type { Database } from "../../../../supabase/database.types";
import { listAuditEntries } from "./audit";
import { listBlockedNights } from "./calendars";
import { listMessages } from "./messages";
import { listPictures } from "./pictures";
import { likePattern, normalizeEmailSearch, queryPage } from "./lists";
import { listRequests } from "./requests";
import { listSubscribers } from "./subscribers";

/** The number of rows in the table, the requested offsets, and the search pattern and order of the last request. */
let total = 0;
const offsets: number[] = [];
let pattern: string | null = null;
let order: string | null = null;

/** Replaces the database's response, if it is not null. */
let replacement: Response | null = null;

/** Responds as the database does: at most 1,000 rows at once, and an error without a total for an offset after the end of the list. */
const respond = (offset: number, limit: number): Response => {
  offsets.push(offset);
  if (replacement !== null) return replacement;
  if (offsets.length > 9) throw new Error("The list is requested again and again.");
  if (offset > total)
    return Response.json(
      { code: "PGRST103", message: "Requested range not satisfiable", details: null, hint: null },
      { status: 416 },
    );
  const rows = Array.from({ length: Math.max(0, Math.min(limit, 1000, total - offset)) }, (_, at) => ({
    id: offset + at,
  }));
  return Response.json(rows, { status: 206, headers: { "Content-Range": `*/${total}` } });
};

jest.mock("../../../lib/backend/supabase-client", () => ({
  loadSupabase: async () => {
    const { createClient } = await import("@supabase/supabase-js");
    return createClient<Database>("http://backend.test", "public", {
      auth: { persistSession: false, autoRefreshToken: false },
      // Node 20 has no WebSocket; these tests do not need one.
      realtime: { transport: (() => undefined) as never },
      global: {
        fetch: (input) => {
          const { searchParams } = new URL(input instanceof Request ? input.url : String(input));
          order = searchParams.get("order");
          pattern = searchParams.get("search_text") ?? searchParams.get("actor_search");
          return Promise.resolve(
            respond(Number(searchParams.get("offset")), Number(searchParams.get("limit") ?? Infinity)),
          );
        },
      },
    });
  },
}));

// The client warns about the version of Node.js; in production it runs in browsers.
beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  offsets.length = 0;
  replacement = null;
});

const messages = { search: "", status: "all", language: "all", order: "newest" };
const lists: readonly (readonly [string, number, (page: string) => Promise<{ page: number; total: number }>])[] = [
  ["messages", 25, (page) => listMessages({ ...messages, page })],
  ["subscribers", 50, (page) => listSubscribers({ ...messages, by: "email", way: "up", page })],
  ["audit log", 50, (page) => listAuditEntries({ search: "", entity: "all", page })],
];

test.each(lists)(
  "%s: returns the page before when the only entry of the last page has been deleted",
  async (_, perPage, list) => {
    total = perPage;
    expect(await list("2")).toMatchObject({ page: 1, total: perPage });
    expect(offsets).toEqual([perPage, 0]);
  },
);

test.each(lists)("%s: an empty response is a failure, not an empty list", async (_, _perPage, list) => {
  replacement = new Response("", { status: 200 });
  await expect(list("1")).rejects.toThrow("empty");
});

test.each(lists)("%s: returns the last page for a page number far beyond the end", async (_, perPage, list) => {
  total = perPage * 2 + 1;
  expect(await list("9")).toMatchObject({ page: 3, total });
  total = 0;
  expect(await list("9")).toMatchObject({ page: 1, total: 0 });
});

test.each(lists)("%s: requests an existing page only once", async (_, perPage, list) => {
  total = perPage * 2;
  expect(await list("2")).toMatchObject({ page: 2, total });
  expect(offsets).toEqual([perPage]);
});

test.each([
  ["pictures", () => listPictures()],
  ["requests", () => listRequests()],
  ["blocked nights", () => listBlockedNights("2026-11-20")],
])("%s: returns all rows, even more than one response can contain", async (_, list) => {
  total = 2500;
  expect(await list()).toHaveLength(2500);
  expect(offsets).toEqual([0, 1000, 2000]);
  total = 1000;
  expect(await list()).toHaveLength(1000);
});

test("throws other errors unchanged", async () => {
  const refuse = () => Promise.resolve({ data: null, error: { code: "42501", message: "" }, status: 403, count: null });
  await expect(queryPage(2, 25, refuse)).rejects.toMatchObject({ code: "42501" });
});

test.each([
  ["Γ.Παπαδόπουλος", "γ.παπαδοπουλοσ"],
  ["@ελληνικα.example", "xn--mxahgifdar.example"],
  ["Ann@ΕΛΛΗΝΙΚΑ.example", "ann@xn--mxahgifdar.example"],
])("a search for %j finds messages that contain %j", async (search, stored) => {
  await listMessages({ ...messages, search, page: "1" });
  expect(pattern).toBe(`ilike.%${stored}%`);
});

test("escapes the wildcards of a pattern", () => {
  expect(likePattern("50% off_now\\")).toBe("%50\\% off\\_now\\\\%");
  expect(likePattern("a*b")).toBe("%a_b%");
});

test.each([
  ["Ann@ΕΛΛΗΝΙΚΑ.example", "ann@xn--mxahgifdar.example"],
  [" ann@xn--mxahgifdar.example ", "ann@xn--mxahgifdar.example"],
  ["ΕΛΛΗΝΙΚΑ.example", "xn--mxahgifdar.example"],
  ["@ελληνικα.example", "xn--mxahgifdar.example"],
  ["Μαρία Παπαδοπούλου", "Μαρία Παπαδοπούλου"],
  ["Μαρία", "Μαρία"],
  ["example.com", "example.com"],
  ["ann@", "ann@"],
  ["", ""],
])("searches for %j as %j, the stored form", (typed, stored) => {
  expect(normalizeEmailSearch(typed)).toBe(stored);
});

test("in the audit log, the last of several actions with the same time comes first", async () => {
  await listAuditEntries({ search: "", entity: "all", page: "1" });
  expect(order).toBe("created_at.desc,id.desc");
});

test("a search of the audit log ignores accents, capitals and final sigmas", async () => {
  await listAuditEntries({ search: "ΝΊΚΟΣ", entity: "all", page: "1" });
  expect(pattern).toBe("ilike.%νικοσ%");
});
