const figure = new Intl.NumberFormat('en-IN');

/** "4,812 students", "1 student": a count with its noun, passed in the plural. */
export const countOf = (count: number, noun: string): string =>
  `${figure.format(count)} ${count === 1 ? (SINGULAR[noun] ?? noun.replace(/s$/, '')) : noun}`;

const SINGULAR: Partial<Record<string, string>> = { people: 'person' };
