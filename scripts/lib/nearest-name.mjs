/** Edits (insert, delete, replace, swap of neighbours) that turn one text into the other. */
function editDistance(from, to) {
  const rows = Array.from({ length: from.length + 1 }, (_, i) => [i]);
  for (let j = 0; j <= to.length; j += 1) rows[0][j] = j;
  for (let i = 1; i <= from.length; i += 1) {
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = rows[i - 1][j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1);
      const best = Math.min(replaced, rows[i - 1][j] + 1, rows[i][j - 1] + 1);
      const swapped =
        i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
          ? rows[i - 2][j - 2] + 1
          : best;
      rows[i][j] = Math.min(best, swapped);
    }
  }
  return rows[from.length][to.length];
}

/** The most similar name and its distance; case does not count. */
export function nearestName(name, names) {
  const distances = names.map((known) => ({
    name: known,
    distance: editDistance(name.toUpperCase(), known.toUpperCase()),
  }));
  return distances.reduce((best, next) => (next.distance < best.distance ? next : best));
}
