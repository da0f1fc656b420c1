import type { ReactNode } from "react";
import { Frame } from "../frame";

export default function Layout({ children }: { readonly children: ReactNode }) {
  return <Frame language="en">{children}</Frame>;
}
