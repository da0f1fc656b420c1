/** HTML attributes that React 18 passes through but does not type: popovers, invoker commands, and the site's own. */
import "react";

declare module "react" {
  interface HTMLAttributes<T> {
    "data-scripts"?: string | undefined;
    "data-start-bundle"?: string | undefined;
    popover?: "auto" | "manual" | "" | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string | undefined;
    popovertargetaction?: "toggle" | "show" | "hide" | undefined;
    command?: "show-modal" | "close" | "request-close" | "toggle-popover" | "show-popover" | "hide-popover" | undefined;
    commandfor?: string | undefined;
  }
  interface ImgHTMLAttributes<T> {
    fetchpriority?: "high" | "low" | "auto" | undefined;
  }
}
