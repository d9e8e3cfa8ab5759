const collator = new Intl.Collator('und');

/** Compares names in the order of Unicode, as the api does. */
export const compareNames = (one: string, other: string): number => collator.compare(one, other);
