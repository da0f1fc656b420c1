import { execFileSync } from "node:child_process";
import path from "node:path";

test("the generated types match the migrations", () => {
  const script = path.join(__dirname, "database-types.ts");
  execFileSync(process.execPath, ["--import", "tsx", script, "--check"], { stdio: "pipe" });
});
