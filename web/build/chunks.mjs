/** Keys of these chunks of Vite's manifest and of all chunks that they import. */
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

/** Script files of these chunks and of their imports, without duplicates. */
export const scriptsOf = (manifest, keys) => [
  ...new Set(closureOf(manifest, keys).map((key) => manifest[key].file)),
];

/** Chunks that pages with the GraphQL client load in addition to their own. */
const CLIENT = [
  'src/app/clientLayout.tsx',
  'src/lib/apollo/browserClient.ts',
  'src/lib/session/sessionCalls.ts',
];

/**
 * Chunks of a page's components. A page component must have the name of its file.
 * @param components names, as returned by `renderPage`
 */
export function pageChunks(manifest, components) {
  return components.flatMap((name) => {
    if (name === 'ClientLayout') return CLIENT;
    const key = Object.keys(manifest).find((source) => source.endsWith(`/${name}.tsx`));
    if (!key) throw new Error(`No lazily loaded file has the name of the component ${name}.`);
    return [key];
  });
}
