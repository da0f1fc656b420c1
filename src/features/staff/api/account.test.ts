/** The email addresses that are sent to the sign-in service, the result of signing out, and the sessions that a new password ends. */
import { requestPasswordReset, signIn, signOut, updatePassword } from "./account";
import { BackendError } from "./backend-error";

const signInWithPassword = jest.fn<Promise<{ error: null }>, [object]>();
const resetPasswordForEmail = jest.fn<Promise<{ error: null }>, [string, object]>();
const endSession = jest.fn<Promise<{ error: object | null }>, [object]>();
const updateUser = jest.fn<Promise<{ error: object | null }>, [object]>();
jest.mock("../../../lib/backend/supabase-client", () => ({
  loadSupabase: () =>
    Promise.resolve({ auth: { signInWithPassword, resetPasswordForEmail, updateUser, signOut: endSession } }),
}));

beforeEach(() => {
  signInWithPassword.mockReset().mockResolvedValue({ error: null });
  resetPasswordForEmail.mockReset().mockResolvedValue({ error: null });
});

test("an address with a Greek domain is sent in the form in which accounts are stored", async () => {
  await signIn("ann@ΕΛΛΗΝΙΚΑ.example", "secret");
  await requestPasswordReset("ann@ΕΛΛΗΝΙΚΑ.example", "/admin");
  expect(signInWithPassword).toHaveBeenCalledWith({ email: "ann@xn--mxahgifdar.example", password: "secret" });
  expect(resetPasswordForEmail).toHaveBeenCalledWith("ann@xn--mxahgifdar.example", { redirectTo: "/admin" });
});

test("a text that is not an email address is sent as typed, so that the sign-in service refuses it", async () => {
  await signIn("eleni", "secret");
  expect(signInWithPassword).toHaveBeenCalledWith({ email: "eleni", password: "secret" });
});

test("signing out everywhere fails if the service reports an error, and does not sign out this browser alone instead", async () => {
  endSession.mockReset().mockResolvedValue({ error: { status: 503, message: "" } });
  await expect(signOut(true)).rejects.toEqual(new BackendError("", 503, ""));
  expect(endSession.mock.calls).toEqual([[{ scope: "global" }]]);
});

test("signing out of this browser does not depend on the service", async () => {
  endSession.mockReset().mockResolvedValue({ error: { status: 503, message: "" } });
  await signOut(false);
  expect(endSession.mock.calls).toEqual([[{ scope: "local" }]]);
});

test("a new password ends the account's sessions on other devices, and only once it has been accepted", async () => {
  endSession.mockReset().mockResolvedValue({ error: null });
  updateUser.mockReset().mockResolvedValueOnce({ error: { status: 422, code: "weak_password", message: "" } });
  await expect(updatePassword("weak")).rejects.toEqual(new BackendError("weak_password", 422, ""));
  expect(endSession).not.toHaveBeenCalled();
  updateUser.mockResolvedValueOnce({ error: null });
  await updatePassword("a whole sentence");
  expect(endSession.mock.calls).toEqual([[{ scope: "others" }]]);
});

test("a new password is accepted even if the other sessions could not be ended", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  endSession.mockReset().mockResolvedValue({ error: { status: 503, message: "" } });
  updateUser.mockReset().mockResolvedValue({ error: null });
  await updatePassword("a whole sentence");
  expect(warn).toHaveBeenCalledTimes(1);
});
