import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { askAnew } from "./ask-anew";

/** A query that is on the screen, and how often it was asked. */
const shown = async (kept: QueryClient, queryKey: readonly string[]) => {
  const queryFn = jest.fn(() => Promise.resolve("answer"));
  const observer = new QueryObserver(kept, { queryKey, queryFn, staleTime: Infinity });
  const leave = await new Promise<() => void>((resolve) => {
    const unsubscribe = observer.subscribe(({ isSuccess }) => isSuccess && resolve(unsubscribe));
  });
  return { queryFn, leave };
};

test("what is shown is asked anew; a search for a person never by itself", async () => {
  const kept = new QueryClient();
  const messages = await shown(kept, ["messages", "1"]);
  const person = await shown(kept, ["person", "ann@example.com"]);
  askAnew(kept);
  expect(messages.queryFn).toHaveBeenCalledTimes(2);
  expect(person.queryFn).toHaveBeenCalledTimes(1);
  expect(kept.getQueryData(["person", "ann@example.com"])).toBe("answer");
  person.leave();
  askAnew(kept);
  expect(kept.getQueryData(["person", "ann@example.com"])).toBeUndefined();
  kept.clear();
});
