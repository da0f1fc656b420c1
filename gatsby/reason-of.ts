/** What an error says, for messages. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
