/** A chunk of Vite's manifest with all that it imports: keys of the manifest. */
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

/** Script files of these chunks, each once. */
export const scriptsOf = (manifest, keys) => [
  ...new Set(closureOf(manifest, keys).map((key) => manifest[key].file)),
];

/** Chunks that every page with the GraphQL client loads beside its own. */
const CLIENT = [
  'src/app/clientLayout.tsx',
  'src/lib/apollo/browserClient.ts',
  'src/lib/session/sessionCalls.ts',
];

/**
 * The chunks of a page's components, by the rule that a page component has the name of its file.
 * @param components names, as `renderPage` gives them
 */
export function pageChunks(manifest, components) {
  return components.flatMap((name) => {
    if (name === 'ClientLayout') return CLIENT;
    const key = Object.keys(manifest).find((source) => source.endsWith(`/${name}.tsx`));
    if (!key) throw new Error(`No lazily loaded file has the name of the component ${name}.`);
    return [key];
  });
}
