/**
 * Lite, the package `@supabase/lite`: REST, sign-in and storage, with the limits and durations of the hosted project
 * (supabase/config.toml).
 */
import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Database } from "./connection.ts";
import type { LiteApp } from "./gateway.ts";
import { type Keys, publicKey } from "./data-directory.ts";
import { withoutAnnouncements } from "./quiet-lite.ts";
import { FolderStorage } from "./storage-adapter.ts";

interface Parts {
  readonly database: Database;
  readonly dataDir: string;
  readonly origin: string;
  readonly keys: Keys;
}

/**
 * Lite's sign-in service is expected to send no email: sign-in-links.ts sends invitations and links for a new password, the gateway
 * refuses all other requests for a link, and no page changes an address.
 */
const noEmails = { send: (): Promise<void> => Promise.reject(new Error("No email was expected from lite.")) };

export const createLiteApp = async ({ database, dataDir, origin, keys }: Parts): Promise<LiteApp> => {
  const { App } = await withoutAnnouncements(() => import("@supabase/lite"));
  const app = new App({
    connection: database.connection as never,
    api: { schemas: ["public"] },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      jwt_expiry: 3600,
      enable_signup: false,
      // Lite requires a URL for the links in its own emails, although it should send no email.
      site_url: `${origin}/admin`,
      publishable_key: publicKey,
      secret_key: keys.secretKey,
      // One day, as in supabase/config.toml. Applies to invitations and to links for a new password.
      // The hosted project requires confirmations. Here they are off: accounts get confirmed addresses (accounts.ts).
      email: { enable_confirmations: false, enable_signup: false, otp_expiry: 86_400 },
    },
    storage: { enabled: true, file_size_limit: "20MiB" },
    options: { server: { admin: false }, drivers: { email: noEmails } },
  } as never);
  const folder = path.join(dataDir, "storage");
  mkdirSync(folder, { recursive: true });
  Object.assign(app, { _storageAdapter: new FolderStorage(folder) });
  await withoutAnnouncements(() => app.init());
  return app;
};
