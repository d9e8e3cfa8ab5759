/** Form values by field name. */
type Values = Readonly<Record<string, string>>;

/** A field that both sides changed to different values. */
export interface VersionedField {
  name: string;
  /** Value before both changes. */
  before: string;
  mine: string;
  theirs: string;
}

export interface Comparison {
  /** Fields for which the user selects a version. */
  conflicts: VersionedField[];
  /** Names of fields that only one side changed. */
  onlyMine: string[];
  onlyTheirs: string[];
}

/**
 * Compares the values of the form with those that another user has saved meanwhile, by field.
 * @param before the initial values of the form
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
 * My values, except in fields that only they changed and in conflicts where I take theirs. Fields
 * that were not compared, such as a password, are mine.
 * @param taken names of the conflicting fields for which the other version is selected
 */
export function mergeVersions<V extends Record<string, string>>(
  { onlyTheirs }: Comparison,
  mine: V,
  theirs: V,
  taken: ReadonlySet<string>,
): V {
  return {
    ...mine,
    ...Object.fromEntries([...onlyTheirs, ...taken].map((name) => [name, theirs[name]])),
  };
}
