import type { QueryClient } from "@tanstack/react-query";

/** The first part of the key of a search for everything held on a person. */
export const personQuery = "person";

/**
 * After a change in the backend: what the pages show is asked anew. A search for a person is not, as the audit log would
 * name one that nobody made; one that is out of sight is forgotten.
 */
export const askAnew = (kept: QueryClient): void => {
  kept.removeQueries({ queryKey: [personQuery], type: "inactive" });
  void kept.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== personQuery });
};
