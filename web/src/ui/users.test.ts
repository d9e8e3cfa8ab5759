import { expect, it } from 'vitest';

/** Exceptions, with the reason. */
const ALLOWED: [path: RegExp, reason: string][] = [
  [/^chart\//, 'The overview for administrators has charts, too.'],
  [/^theme\//, 'One theme for everything.'],
  [/^(Provider|Toaster|motion\/features)\./, 'The frame of each test.'],
];

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.{test,stories,testing}.*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The importing files of each file, as absolute paths below `src`. */
const importers = new Map<string, string[]>();
for (const [path, source] of Object.entries(sources)) {
  const file = new URL(path, 'file:///src/ui/');
  for (const [, specifier] of source.matchAll(/(?:from|import)[\s(]+'(\.[^']+)'/g)) {
    const target = new URL(specifier ?? '', file).pathname;
    importers.set(target, [...(importers.get(target) ?? []), file.pathname]);
  }
}

/** Features, `lib` and `app` that import a file, also through other files of `ui/`. */
function usersOf(file: string, seen = new Set<string>()): Set<string> {
  const users = new Set<string>();
  for (const importer of importers.get(file) ?? []) {
    if (seen.has(importer)) continue;
    seen.add(importer);
    const user = /^\/src\/(?:features\/)?([^/]+)/.exec(importer)?.[1] ?? '';
    for (const one of user === 'ui' ? usersOf(importer, seen) : [user]) users.add(one);
  }
  return users;
}

it('a file of ui/ has at least two users among the features, lib and app', () => {
  const files = Object.keys(sources)
    .filter((path) => path.startsWith('./'))
    .map((path) => path.slice(2))
    .filter((path) => !ALLOWED.some(([pattern]) => pattern.test(path)));
  const users = files.map((path) => [path, [...usersOf(`/src/ui/${path}`)]] as const);
  expect(users.filter(([, names]) => names.length < 2)).toEqual([]);
});
