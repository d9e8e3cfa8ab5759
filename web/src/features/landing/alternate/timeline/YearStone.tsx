import { chakra } from '@chakra-ui/react';
import { Milestone } from '../../../../ui/landscape/Milestone.tsx';
import { Walker } from '../../../../ui/landscape/Walker.tsx';

interface YearStoneProps {
  year: string;
  index: number;
  /** Whether it is the current year, with a person walking to it. */
  now: boolean;
}

/** Milestone of a year in the hero's style; recent ones are larger. */
export function YearStone({ year, index, now }: YearStoneProps) {
  return (
    <chakra.svg
      viewBox="-36 -44 72 88"
      height="yearStone"
      overflow="visible"
      css={{ scale: { base: 0.62 + index * 0.05, md: 0.62 + index * 0.09 } }}
    >
      <Milestone number={Number(year) % 100} x={0} y={0} scale={1} current={now} />
      {now && (
        <chakra.g hideBelow="md">
          <Walker x={-88} y={-40} scale={0.92} />
        </chakra.g>
      )}
    </chakra.svg>
  );
}
