interface StageCount {
  /** Null: not started. */
  stage: string | null;
  count: number;
}

/** Number of people in a stage, and number who reached it. */
export interface FunnelStep {
  /** Null: not started. */
  stage: string | null;
  here: number;
  reached: number;
}

export interface Funnel {
  /** Not started first, then the stages of the club in order. */
  steps: FunnelStep[];
  /** People in stages of other clubs. */
  elsewhere: { stage: string; count: number }[];
  /** All people, including those in other clubs. */
  total: number;
}

/** Groups people by current stage, along the stages of one club. Equal names are merged. */
export function funnel(
  clubStages: readonly { name: string }[],
  counts: readonly StageCount[],
): Funnel {
  const names = [...new Set(clubStages.map(({ name }) => name).filter((name) => name.trim()))];
  const countOf = (stage: string | null) =>
    counts.reduce((sum, one) => (one.stage === stage ? sum + one.count : sum), 0);
  let reached = 0;
  const steps = [null, ...names]
    .toReversed()
    .map((stage) => {
      const here = countOf(stage);
      reached += here;
      return { stage, here, reached };
    })
    .toReversed();
  const elsewhere = counts.flatMap(({ stage, count }) =>
    stage !== null && !names.includes(stage) && count > 0 ? [{ stage, count }] : [],
  );
  return { steps, elsewhere, total: counts.reduce((sum, { count }) => sum + count, 0) };
}
