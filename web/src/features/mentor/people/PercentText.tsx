import { chakra } from '@chakra-ui/react';
import { percentColor } from '../../../ui/thresholds.ts';

/** A percentage as coloured text. */
export function PercentText({ percent }: { percent: number }) {
  return (
    <chakra.span textStyle="figure" fontSize="16" color={percentColor(percent)}>
      {`${percent}%`}
    </chakra.span>
  );
}
