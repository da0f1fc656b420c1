import { changesSince } from "./changes";

const record = { build: "a1", builtAt: "2026-11-20T10:00:00.000Z", pictures: ["built", "gone", "off"] };
const early = "2026-11-20T09:00:00+00:00";
const late = "2026-11-20T11:00:00+00:00";
const picture = (id: string, updatedAt: string, publishedAt: string | null, deletedAt: string | null = null) => ({
  id,
  updatedAt,
  publishedAt,
  deletedAt,
});

test("lists added, changed and removed pictures", () => {
  const changes = changesSince(record, [
    picture("new", late, late),
    picture("built", late, early),
    picture("gone", late, early, late),
    picture("off", late, null),
    picture("draft", late, null),
    picture("draft deleted", late, null, late),
  ]);
  expect(changes.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    "new added",
    "built changed",
    "gone removed",
    "off removed",
  ]);
});

test("a picture in the build that has been deleted permanently counts as removed", () => {
  const kept = ["built", "off"].map((id) => picture(id, early, early));
  expect(changesSince(record, kept)).toEqual([{ id: "gone", picture: undefined, kind: "removed" }]);
});

test("a picture that is the same in the build is not listed", () => {
  expect(changesSince({ ...record, pictures: ["built"] }, [picture("built", early, early)])).toEqual([]);
});
