import { interests } from '../../content/interests.ts';
import { shortDate } from '../format.ts';
import type { InterestResultFragment } from './InterestResult.generated.ts';

export type InterestProfile = NonNullable<InterestResultFragment['interestProfile']>;

/** The highest score of a result without a clear leaning. */
const UNCLEAR = 5;

/** Texts for a result without leading areas; undefined with some. */
export function withoutLeaning({ areas, leading }: InterestProfile) {
  if (leading.length > 0) return undefined;
  return areas.some(({ score }) => score > UNCLEAR) ? interests.broad : interests.unclear;
}

/** "Leans towards Practical 9, Helping 8 (Nov 12, 2026)" */
export function leaningText(profile: InterestProfile): string {
  const { areas, leading, completedAt } = profile;
  const words = leading.map((area) => {
    const score = areas.find((one) => one.area === area)?.score;
    return `${interests.areas[area].name} ${String(score)}`;
  });
  const text = withoutLeaning(profile)?.title ?? `Leans towards ${words.join(', ')}`;
  return `${text} (${shortDate(completedAt)})`;
}
