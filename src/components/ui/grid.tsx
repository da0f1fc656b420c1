import type { ComponentProps } from "react";

/** The page grid: 4 columns on phones, 12 from 768 px, with the named areas `full` and `page`. */
export function Grid({ className, ...rest }: ComponentProps<"div">) {
  return <div className={["grid", className].filter(Boolean).join(" ")} {...rest} />;
}
