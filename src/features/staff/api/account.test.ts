/** The email addresses that are sent to the sign-in service. */
import { requestPasswordReset, signIn } from "./account";

const signInWithPassword = jest.fn<Promise<{ error: null }>, [object]>();
const resetPasswordForEmail = jest.fn<Promise<{ error: null }>, [string, object]>();
jest.mock("../../../lib/backend/supabase-client", () => ({
  loadSupabase: () => Promise.resolve({ auth: { signInWithPassword, resetPasswordForEmail } }),
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

test("what is not an email address is sent as typed, so that the sign-in service refuses it", async () => {
  await signIn("eleni", "secret");
  expect(signInWithPassword).toHaveBeenCalledWith({ email: "eleni", password: "secret" });
});
