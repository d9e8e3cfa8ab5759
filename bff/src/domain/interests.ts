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

/** Result of a student's interest profile. */
export interface InterestProfile {
  /** Version of the statements. */
  readonly version: number;
  readonly completedAt: string;
  /** All six areas, in Holland's order. */
  readonly areas: readonly { readonly area: InterestArea; readonly score: number }[];
  /** Areas in which the student leans; empty without a clear leaning. */
  readonly leading: readonly InterestArea[];
}

/** The answers to all statements. */
export interface InterestAnswers {
  version: number;
  answers: readonly { statement: string; value: number }[];
  idempotencyKey?: string | null;
}
