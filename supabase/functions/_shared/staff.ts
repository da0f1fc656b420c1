/** The role of the caller. The database checks the token and stores the roles. */
import { Failure } from "./answer.ts";
import type { Services } from "./services.ts";

/** The caller's role, or undefined without a session or a role. */
export const staffRoleOf = async (
  request: Request,
  { database, environment }: Services,
): Promise<"owner" | "editor" | undefined> => {
  const authorization = request.headers.get("authorization");
  if (authorization === null || authorization === `Bearer ${environment.publicKey}`) return undefined;
  const role = await database.call("current_staff_role", {}, { authorization });
  return role === "owner" || role === "editor" ? role : undefined;
};

/** Throws `not_signed_in` or `not_allowed` unless a member of staff is calling. */
export const requireStaff = async (request: Request, services: Services): Promise<"owner" | "editor"> => {
  const { environment } = services;
  const authorization = request.headers.get("authorization");
  if (authorization === null || authorization === `Bearer ${environment.publicKey}`) throw new Failure("not_signed_in");
  const role = await staffRoleOf(request, services);
  if (role === undefined) throw new Failure("not_allowed");
  return role;
};
