import { chakra } from '@chakra-ui/react';
import { MiniStones } from './MiniStones.tsx';

interface MiniPathProps {
  /** How many stages the path has. */
  total: number;
  completed: number;
  /** Index of the stage with the cap; by default the one after the completed ones. */
  current?: number;
  /** 0 to 100, shown in figures beside the stones. */
  percent: number;
}

/** A path in a row of a list: stones and the percentage in figures. */
export function MiniPath({ total, completed, current, percent }: MiniPathProps) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="3">
      <MiniStones
        total={total}
        completed={completed}
        current={current}
        label={`${completed} of ${total} stages completed`}
      />
      <chakra.span textStyle="figure" fontSize="14">
        {percent}%
      </chakra.span>
    </chakra.span>
  );
}
