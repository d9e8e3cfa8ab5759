import { chakra } from '@chakra-ui/react';
import { HATCH } from './hatch.ts';

const Sample = chakra('i', {
  base: {
    width: '4',
    height: '2.5',
    flex: 'none',
    borderRadius: '1',
    borderWidth: 'edge',
    borderStyle: 'solid',
  },
});

/** Legend of the two parts of a funnel's bar. */
export function ChartKey() {
  return (
    <chakra.p
      aria-hidden
      display="flex"
      flexWrap="wrap"
      columnGap="5"
      rowGap="1"
      textStyle="caption"
      color="ink-soft"
    >
      <chakra.span display="inline-flex" alignItems="center" gap="2">
        <Sample bg="brand" borderColor="brand" />
        Here now
      </chakra.span>
      <chakra.span display="inline-flex" alignItems="center" gap="2">
        <Sample bgImage={HATCH} borderColor="line-strong" />
        Came this far and went on
      </chakra.span>
    </chakra.p>
  );
}
