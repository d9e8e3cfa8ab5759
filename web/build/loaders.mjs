/**
 * The source files that some functions import. Vite has written the names of its own bundle into
 * the functions; that bundle's manifest says what they were.
 * @param loaders functions as text
 * @param manifest of the bundle that the functions come from
 */
export function sourcesOf(loaders, manifest) {
  const sourceOf = new Map(Object.entries(manifest).map(([source, { file }]) => [file, source]));
  const imported = loaders.flatMap((loader) =>
    [...loader.matchAll(/import\(["']\.\/([^"']+)["']\)/g)].map(([, file]) => file),
  );
  return imported.map((file) => {
    const source = sourceOf.get(file);
    if (source === undefined) throw new Error(`No source is known of ${file}.`);
    return source;
  });
}
