/** Data of a fragment, also as part of another fragment that spreads it with `@unmask`. */
export type DataOf<Fragment> = Fragment extends unknown ? Omit<Fragment, ' $fragmentName'> : never;
