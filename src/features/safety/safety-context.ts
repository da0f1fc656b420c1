import { createContext } from "react";

/** The papers of the house, for the staff pages; null where the owner says nothing of them. */
export const SafetyContext = createContext<Queries.DuePapersFragment | null>(null);
