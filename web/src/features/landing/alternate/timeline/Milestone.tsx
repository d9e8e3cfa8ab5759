import { chakra } from '@chakra-ui/react';
import { Stone } from '../../../../ui/Stone.tsx';
import { Road } from './Road.tsx';

interface MilestoneProps {
  year: string;
  title: string;
  text: string;
  index: number;
  /** Where we are now: the road goes on, but nobody has walked it. */
  last: boolean;
}

/** One year: its waymark on the road, its words beside it, left and right in turn. */
export function Milestone({ year, title, text, index, last }: MilestoneProps) {
  const left = index % 2 === 0;
  return (
    <chakra.li
      position="relative"
      display="grid"
      gridTemplateColumns={{
        base: '{sizes.trail} minmax(0, 1fr)',
        md: 'minmax(0, 1fr) {sizes.road} minmax(0, 1fr)',
      }}
      columnGap={{ base: '4', md: '8' }}
      minH={{ md: 'milestone' }}
    >
      <chakra.div position="relative" gridRow="1" gridColumn={{ base: '1', md: '2' }} aria-hidden>
        <Road fromLeft={left} walked={!last} />
        <chakra.span
          position="absolute"
          top="0"
          insetInlineStart={{ base: '50%', md: left ? '25%' : '75%' }}
          translate="-50% -30%"
        >
          <Stone number={index + 1} status="NOT_STARTED" current={last} />
        </chakra.span>
      </chakra.div>
      <chakra.div
        gridRow="1"
        gridColumn={{ base: '2', md: left ? '1' : '3' }}
        justifySelf={{ md: left ? 'end' : 'start' }}
        textAlign={{ md: left ? 'end' : 'start' }}
        maxW="state"
        paddingBottom="10"
        marginTop="-3"
      >
        <chakra.p textStyle="figure" fontSize="32" color="brand">
          {year}
        </chakra.p>
        <chakra.h3 textStyle="item" marginTop="1">
          {title}
        </chakra.h3>
        <chakra.p color="ink-soft">{text}</chakra.p>
      </chakra.div>
    </chakra.li>
  );
}
