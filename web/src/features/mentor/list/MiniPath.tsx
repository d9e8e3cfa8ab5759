import { chakra } from '@chakra-ui/react';
import { MiniStones } from '../../../ui/MiniStones.tsx';
import { currentIndex, type StageStatus } from '../../../ui/stage.ts';

interface MiniPathProps {
  stages: readonly { status: StageStatus }[];
  /** 0 to 100, shown as a number beside the stones. */
  percent: number;
}

/** Progress in a table row: stones and the percentage. */
export function MiniPath({ stages, percent }: MiniPathProps) {
  const done = stages.map(({ status }) => status === 'COMPLETED');
  const completed = done.filter(Boolean).length;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="3">
      {stages.length > 0 && (
        <MiniStones
          done={done}
          current={currentIndex(stages)}
          label={`${completed} of ${stages.length} stages completed`}
        />
      )}
      <chakra.span textStyle="figure" fontSize="14">
        {`${percent}%`}
      </chakra.span>
    </chakra.span>
  );
}
