import { speedOfBuild } from "./ask-backend";

const told = {
  from: "2026-10-29",
  until: "2026-11-25",
  figures: [{ kind: "home", metric: "lcp", p75: 1800.5, samples: 40 }],
};

const answerWith = (answer: () => Response): string[] => {
  const warnings: string[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(() => new Promise((resolve) => resolve(answer())));
  return warnings;
};

test("requests the figures from the backend with the public key", async () => {
  const warnings = answerWith(() => Response.json(told));
  expect(await speedOfBuild("https://backend.example", "public", (sentence) => warnings.push(sentence))).toEqual(told);
  expect(fetch).toHaveBeenCalledWith(
    "https://backend.example/rest/v1/rpc/site_speed",
    expect.objectContaining({ method: "POST", headers: expect.objectContaining({ apikey: "public" }) as unknown }),
  );
  expect(warnings).toEqual([]);
});

test("makes no request without a backend", async () => {
  answerWith(() => Response.json(told));
  expect(await speedOfBuild("", "", () => undefined)).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test.each<[string, () => Response]>([
  ["an error", () => new Response(null, { status: 503 })],
  ["a page", () => new Response("<html>")],
  [
    "another shape",
    () => Response.json({ ...told, figures: [{ kind: "visitor", metric: "lcp", p75: 1, samples: 1 }] }),
  ],
])("when the response is %s, the figures are left out with a warning", async (_, answer) => {
  const warnings = answerWith(answer);
  expect(await speedOfBuild("https://backend.example", "public", (sentence) => warnings.push(sentence))).toBeNull();
  expect(warnings).toEqual([expect.stringContaining("left out of this build")]);
});
