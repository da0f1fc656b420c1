import { createContext } from "react";

/** The safety documents, for the staff pages; null if the owner gives none. */
export const SafetyContext = createContext<Queries.DuePapersFragment | null>(null);
