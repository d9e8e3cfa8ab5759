/** A chunk of Vite's manifest with all that is loaded with it: keys of the manifest. */
export function closureOf(manifest, keys) {
  const found = new Set();
  const visit = (key) => {
    if (found.has(key)) return;
    found.add(key);
    for (const imported of manifest[key].imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...found];
}

/** Files of script that these chunks consist of, each once. */
export const scriptsOf = (manifest, keys) => [
  ...new Set(closureOf(manifest, keys).map((key) => manifest[key].file)),
];

/** What a page that asks the server loads beside its own code. */
const WITH_SERVER = [
  'src/lib/apollo/createClient.ts',
  'src/lib/apollo/httpTransport.ts',
  'src/lib/session/sessionCalls.ts',
];

/** The chunks that a page begins with, as keys of the manifest. */
export const rootsOf = (entry, sources) => [
  entry,
  ...sources,
  ...(sources.includes('src/app/serverLayout.tsx') ? WITH_SERVER : []),
];
