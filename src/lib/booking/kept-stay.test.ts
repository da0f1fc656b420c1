import { emptyStay, readStay } from "./kept-stay";

const today = "2026-11-21";

test.each([
  [
    { arrival: "2026-12-04", departure: "2026-12-08", guests: 3 },
    { arrival: "2026-12-04", departure: "2026-12-08", guests: 3 },
  ],
  [
    { arrival: "2026-11-01", departure: "2026-12-08", guests: 1 },
    { arrival: "", departure: "", guests: 1 },
  ],
  [
    { arrival: "2026-12-04", departure: "2026-12-01", guests: 2 },
    { arrival: "2026-12-04", departure: "", guests: 2 },
  ],
  [{ arrival: "2226-12-04", departure: "2226-12-08", guests: 2 }, emptyStay],
  [{ arrival: "soon", departure: 7, guests: "three" }, emptyStay],
  [null, emptyStay],
  ["text", emptyStay],
  [[], emptyStay],
])("%p is read as %p", (kept, expected) => expect(readStay(kept, today)).toEqual(expected));
