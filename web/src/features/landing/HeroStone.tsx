import { chakra } from '@chakra-ui/react';

interface HeroStoneProps {
  number: number;
  name: string;
  x: number;
  y: number;
  scale: number;
  /** Where the name stands beside the stone; it is left out where it would be too small. */
  side: 'left' | 'right';
}

const NAME_AT = {
  left: { x: -34, y: 12, textAnchor: 'end' },
  right: { x: 36, y: 12, textAnchor: 'start' },
} as const;

/** One waymark of the hero; the first has the marigold cap. */
export function HeroStone({ number, name, x, y, scale, side }: HeroStoneProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <chakra.ellipse cx="4" cy="37" rx="34" ry="6" fill="art-hill-5" opacity="0.18" />
      <chakra.path d="M-25 38V-9a25 25 0 0 1 50 0v47Z" fill="art-cream" />
      <chakra.path d="M-25-9a25 25 0 0 1 50 0Z" fill={number === 1 ? 'marigold' : 'art-hill-5'} />
      <chakra.text
        y="25"
        textAnchor="middle"
        fontFamily="head"
        fontWeight="head"
        fontSize="26px"
        fill="on-marigold"
      >
        {number}
      </chakra.text>
      <chakra.text
        {...NAME_AT[side]}
        fontFamily="head"
        fontWeight="head"
        fontSize={`${16 / scale}px`}
        fill="ink"
        xlDown={{ display: 'none' }}
      >
        {name}
      </chakra.text>
    </g>
  );
}
