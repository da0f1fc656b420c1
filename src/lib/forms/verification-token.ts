/** The token in the links of our emails: 32 random bytes, base64url. */
import * as v from "valibot";

export const verificationTokenField = v.pipe(v.string("tokenInvalid"), v.regex(/^[A-Za-z0-9_-]{43}$/, "tokenInvalid"));
