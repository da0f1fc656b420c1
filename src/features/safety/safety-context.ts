import { createContext } from "react";

/** The safety documents of `content/safety.yml`, for the staff pages; null if there is no such file. */
export const SafetyContext = createContext<Queries.ExpiringDocumentsFragment | null>(null);
