declare function changeNavigation(this: { readonly resourcePath: string }, source: string): string;
export = changeNavigation;
