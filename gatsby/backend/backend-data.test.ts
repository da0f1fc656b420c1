import { demo } from "../../tests/support/content/demo";
import { availabilityOfBuild, sourceBackend, speedOfBuild } from "./backend-data";

const published = {
  zone: "Europe/Athens",
  checkedAt: "2026-11-25T07:45:00.000Z",
  horizon: "2028-11-24",
  taken: [["2026-12-04", "2026-12-08"]],
  notOpen: [],
};
const unknown = { zone: "Europe/Athens", checkedAt: null, taken: [], notOpen: [] };
const backend = "https://project.supabase.example";

afterEach(() => jest.restoreAllMocks());

const readAvailability = async (respond: () => Promise<Response>, address = backend) => {
  const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(respond);
  const warnings: string[] = [];
  const availability = await availabilityOfBuild(address, "Europe/Athens", (sentence) => warnings.push(sentence));
  return { availability, warnings, requested: fetched.mock.calls.map(([input]) => input) };
};

test("uses the backend's free nights", async () => {
  expect(await readAvailability(() => Promise.resolve(Response.json(published)))).toEqual({
    availability: published,
    warnings: [],
    requested: [`${backend}/functions/v1/calendars`],
  });
});

test("without a backend makes no request and marks no night", async () => {
  expect(await readAvailability(() => Promise.reject(new Error("no request expected")), "")).toMatchObject({
    availability: unknown,
    warnings: [],
    requested: [],
  });
});

test.each([
  ["does not respond", () => Promise.reject(new TypeError("fetch failed"))],
  ["responds with 503", () => Promise.resolve(new Response(null, { status: 503 }))],
  ["responds with other data", () => Promise.resolve(Response.json({ nights: [] }))],
])("warns when the backend %s, and marks no night as taken", async (_, respond) => {
  const { availability, warnings } = await readAvailability(respond);
  expect(availability).toMatchObject(unknown);
  expect(warnings).toHaveLength(1);
});

test("/proof shows when the calendars were read, even if only one suite has calendars of its own", async () => {
  const suite = { checkedAt: "2026-11-25T06:30:00.000Z", taken: [], notOpen: [] };
  const house = { ...published, checkedAt: null, suites: { garden: suite } };
  jest.replaceProperty(process, "env", { ...process.env, UPLOADS_ADDRESS: backend });
  jest.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json(house)));
  const createNode = jest.fn();
  const tools = { actions: { createNode }, createNodeId: String, createContentDigest: String, reporter: { warn() {} } };
  await sourceBackend(demo, tools as never);
  const proof = expect.objectContaining({ id: "Proof::", nightsReadAt: suite.checkedAt }) as object;
  expect(createNode).toHaveBeenCalledWith(proof);
});

const speed = {
  from: "2026-10-29",
  until: "2026-11-25",
  figures: [{ kind: "home", metric: "lcp", p75: 1800.5, samples: 40 }],
};

/** Makes `fetch` return a response. Returns an empty list, to which the test adds the warnings. */
const respondWith = (respond: () => Response): string[] => {
  const warnings: string[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(() => new Promise((resolve) => resolve(respond())));
  return warnings;
};

test("requests the figures from the backend with the public key", async () => {
  const warnings = respondWith(() => Response.json(speed));
  expect(await speedOfBuild("https://backend.example", "public", (sentence) => warnings.push(sentence))).toEqual(speed);
  expect(fetch).toHaveBeenCalledWith(
    "https://backend.example/rest/v1/rpc/site_speed",
    expect.objectContaining({ method: "POST", headers: expect.objectContaining({ apikey: "public" }) as unknown }),
  );
  expect(warnings).toEqual([]);
});

test("requests no figures without a backend", async () => {
  respondWith(() => Response.json(speed));
  expect(await speedOfBuild("", "", () => undefined)).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test.each<[string, () => Response]>([
  ["an error", () => new Response(null, { status: 503 })],
  ["a page", () => new Response("<html>")],
  [
    "another shape",
    () => Response.json({ ...speed, figures: [{ kind: "visitor", metric: "lcp", p75: 1, samples: 1 }] }),
  ],
])("when the response is %s, the figures are left out with a warning", async (_, respond) => {
  const warnings = respondWith(respond);
  expect(await speedOfBuild("https://backend.example", "public", (sentence) => warnings.push(sentence))).toBeNull();
  expect(warnings).toEqual([expect.stringContaining("left out of this build")]);
});
