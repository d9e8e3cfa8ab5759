import { chakra } from '@chakra-ui/react';

/** Token of a percentage's colour: leaf from 80, indigo from 50. */
export const percentColor = (percent: number) =>
  percent >= 80 ? 'leaf' : percent >= 50 ? 'indigo' : 'ink-soft';

/** A percentage in figures. */
export function PercentText({ percent }: { percent: number }) {
  return (
    <chakra.span textStyle="figure" fontSize="16" color={percentColor(percent)}>
      {percent}%
    </chakra.span>
  );
}
