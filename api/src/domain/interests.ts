/** Holland's areas, in the order of his hexagon. */
export const interestAreas = [
  'realistic',
  'investigative',
  'artistic',
  'social',
  'enterprising',
  'conventional',
] as const;
export type InterestArea = (typeof interestAreas)[number];

/** Versions of the statements whose answers are taken: the present one, after the former one. */
export const statementVersions: readonly number[] = [1];

const STATEMENTS_PER_AREA = 5;

/** Ids of the statements: `realistic-1` to `conventional-5`. */
export const statementIds: readonly string[] = interestAreas.flatMap((area) =>
  Array.from({ length: STATEMENTS_PER_AREA }, (_, index) => `${area}-${index + 1}`),
);

/** 0: not for me, 1: not sure, 2: I'd like that. */
export const answerValues = [0, 1, 2] as const;

/** 0 to 10 for each area. */
export type Scores = Record<InterestArea, number>;

/** Adds the answers of each area. @param answers value by id of statement */
export function scoresOf(answers: Readonly<Record<string, number>>): Scores {
  const scoreOf = (area: InterestArea) =>
    statementIds
      .filter((id) => id.startsWith(`${area}-`))
      .reduce((sum, id) => sum + (answers[id] ?? 0), 0);
  return Object.fromEntries(interestAreas.map((area) => [area, scoreOf(area)])) as Scores;
}

const LEAST_LEADING = 6;
const MOST_BELOW_HIGHEST = 2;
const MOST_LEADING = 3;

/**
 * Areas in which a student leans: at least 6 and at most 2 below the highest. If these are more than
 * three, those with the highest score alone; if still more than three, none. Highest score first,
 * ties in Holland's order.
 */
export function leadingAreas(scores: Scores): InterestArea[] {
  const highest = Math.max(...Object.values(scores));
  const from = (least: number) =>
    interestAreas
      .filter((area) => scores[area] >= Math.max(least, LEAST_LEADING))
      .toSorted((one, other) => scores[other] - scores[one]);
  const near = from(highest - MOST_BELOW_HIGHEST);
  const chosen = near.length > MOST_LEADING ? from(highest) : near;
  return chosen.length > MOST_LEADING ? [] : chosen;
}
