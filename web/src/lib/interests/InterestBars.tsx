import { interests } from '../../content/interests.ts';
import { RowChart } from '../../ui/chart/RowChart.tsx';
import type { InterestProfile } from './leaningText.ts';

const HIGHEST = 10;

/** The six areas with 0 to 10, in Holland's order. */
export const InterestBars = ({ profile }: { profile: InterestProfile }) => (
  <RowChart
    items={profile.areas.map(({ area, score }) => ({
      key: area,
      label: interests.areas[area].name,
      text: `${score} of ${HIGHEST}`,
      parts: [
        { key: 'score', value: score, tone: 'full' },
        { key: 'rest', value: HIGHEST - score, tone: 'rest' },
      ],
    }))}
  />
);
