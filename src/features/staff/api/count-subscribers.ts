import { askCounted } from "./ask";

/** How many readers have confirmed; with a moment (ISO), only those who did since then. */
export const countReaders = async (since?: string): Promise<number> => {
  const { total } = await askCounted((backend) => {
    const question = backend
      .from("newsletter_subscribers")
      .select("id", { count: "exact" })
      .eq("status", "confirmed")
      .limit(1);
    return since === undefined ? question : question.gte("confirmed_at", since);
  });
  return total;
};
