import { chakra } from '@chakra-ui/react';

/** Colour token of a percentage: leaf from 80, indigo from 50. */
export const percentColor = (percent: number) =>
  percent >= 80 ? 'leaf' : percent >= 50 ? 'indigo' : 'ink-soft';

/** A percentage as coloured text. */
export function PercentText({ percent }: { percent: number }) {
  return (
    <chakra.span textStyle="figure" fontSize="16" color={percentColor(percent)}>
      {`${percent}%`}
    </chakra.span>
  );
}
