const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Pages of forms load the form library before they can be used. */
const FORMS = ['/login', '/register'];

const goalsOf = (page) => (FORMS.includes(page) ? { ...GOALS, performance: 90 } : GOALS);

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The median of each figure. */
export function medianOf(runs) {
  const of = (figure) => median(runs.map(figure));
  return {
    scores: Object.fromEntries(
      Object.keys(GOALS).map((category) => [category, of(({ scores }) => scores[category])]),
    ),
    ...Object.fromEntries(
      ['fcp', 'lcp', 'tbt', 'cls', 'weight'].map((name) => [name, of((run) => run[name])]),
    ),
  };
}

/** The goals that a page misses, each in a line. */
export const missedBy = ({ page, scores }) =>
  Object.entries(goalsOf(page))
    .filter(([category, goal]) => scores[category] < goal)
    .map(([category, goal]) => `${page}: ${category} ${scores[category]}, goal ${goal}`);

/** Findings of the last run that are not in the table. */
export const hintsOf = ({ hints }) =>
  hints.filter((hint) => !/^(?:first-contentful|largest-contentful|speed-index)/.test(hint));

const seconds = (ms) => (ms / 1000).toFixed(2);

/** A table in Markdown. */
export function table(medians) {
  const head = ['page', ...Object.keys(GOALS), 'FCP, s', 'LCP, s', 'TBT, ms', 'CLS', 'weight, KB'];
  const rows = medians.map(({ page, scores, fcp, lcp, tbt, cls, weight }) => [
    `\`${page}\``,
    ...Object.values(scores),
    seconds(fcp),
    seconds(lcp),
    Math.round(tbt),
    cls.toFixed(3),
    Math.round(weight / 1024),
  ]);
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
