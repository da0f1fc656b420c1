/**
 * The localStorage key of the staff's session. In a module of its own, because the application's script does not need it. It must not change
 * between builds, because other tabs read it.
 */
export const sessionKey = "staff-session";
