/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { useStay } from "./use-stay";

let maxGuests = 1;
jest.mock("./site-context", () => ({ useSite: () => ({ bookingEngine: { maxGuests } }) }));

test.each([
  [1, 1],
  [2, 2],
  [4, 2],
])("the built page of a suite for at most %s guests shows %s", (limit, shown) => {
  maxGuests = limit;
  expect(renderHook(useStay).result.current.guests).toBe(shown);
});
