import { awards } from '../../../content/awards.ts';
import { figures } from '../../../content/figures.ts';
import { Chapter } from './Chapter.tsx';
import { LeaderTable } from './LeaderTable.tsx';

/** The four figures and the twelve awards as tables. */
export function FigureTable() {
  const counted = awards.items.map(({ value, suffix, label }) => ({
    label,
    value: `${value}${suffix}`,
  }));
  return (
    <Chapter id="figures" note={awards.lead}>
      <LeaderTable caption="Waymark in figures" rows={figures} large />
      <LeaderTable caption="Awards" rows={counted} />
    </Chapter>
  );
}
