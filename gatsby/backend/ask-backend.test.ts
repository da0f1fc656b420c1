import { availabilityOfBuild } from "./ask-backend";

const told = {
  zone: "Europe/Athens",
  checkedAt: "2026-11-25T07:45:00.000Z",
  horizon: "2028-11-24",
  taken: [["2026-12-04", "2026-12-08"]],
  notOpen: [],
};
const unknown = { zone: "Europe/Athens", checkedAt: null, taken: [], notOpen: [] };
const backend = "https://project.supabase.example";

afterEach(() => jest.restoreAllMocks());

const ask = async (answer: () => Promise<Response>, address = backend) => {
  const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(answer);
  const warnings: string[] = [];
  const availability = await availabilityOfBuild(address, "Europe/Athens", (sentence) => warnings.push(sentence));
  return { availability, warnings, asked: fetched.mock.calls.map(([input]) => input) };
};

test("uses the backend's free nights", async () => {
  expect(await ask(() => Promise.resolve(Response.json(told)))).toEqual({
    availability: told,
    warnings: [],
    asked: [`${backend}/functions/v1/calendars`],
  });
});

test("without a backend makes no request and marks no night", async () => {
  expect(await ask(() => Promise.reject(new Error("asked")), "")).toMatchObject({
    availability: unknown,
    warnings: [],
    asked: [],
  });
});

test.each([
  ["does not respond", () => Promise.reject(new TypeError("fetch failed"))],
  ["responds with 503", () => Promise.resolve(new Response(null, { status: 503 }))],
  ["responds with other data", () => Promise.resolve(Response.json({ nights: [] }))],
])("warns when the backend %s, and marks no night as taken", async (_, answer) => {
  const { availability, warnings } = await ask(answer);
  expect(availability).toMatchObject(unknown);
  expect(warnings).toHaveLength(1);
});
