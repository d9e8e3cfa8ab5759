/** The values of a form by field, as text. */
type Values = Readonly<Record<string, string>>;

/** A field that both sides changed, in different ways. */
export interface VersionedField {
  name: string;
  /** The value that both started from. */
  before: string;
  mine: string;
  theirs: string;
}

export interface Comparison {
  /** Fields to choose a version of. */
  conflicts: VersionedField[];
  /** Names of fields that only one side changed. */
  onlyMine: string[];
  onlyTheirs: string[];
}

/**
 * Compares what was typed with what someone else saved meanwhile, field by field.
 * @param before the values that the form started from
 */
export function compareVersions(before: Values, mine: Values, theirs: Values): Comparison {
  const comparison: Comparison = { conflicts: [], onlyMine: [], onlyTheirs: [] };
  for (const [name, old] of Object.entries(before)) {
    const [own, other] = [mine[name] ?? '', theirs[name] ?? ''];
    if (own === other) continue;
    if (other === old) comparison.onlyMine.push(name);
    else if (own === old) comparison.onlyTheirs.push(name);
    else comparison.conflicts.push({ name, before: old, mine: own, theirs: other });
  }
  return comparison;
}

/**
 * Their values with mine in the fields that only I changed or where I keep my own.
 * @param taken names of the conflicting fields whose other version is taken
 */
export function mergeVersions<V extends Record<string, string>>(
  { conflicts, onlyMine }: Comparison,
  mine: V,
  theirs: V,
  taken: ReadonlySet<string>,
): V {
  const kept = conflicts.filter(({ name }) => !taken.has(name)).map(({ name }) => name);
  return {
    ...theirs,
    ...Object.fromEntries([...onlyMine, ...kept].map((name) => [name, mine[name]])),
  };
}
