import { chakra } from '@chakra-ui/react';

export interface MilestoneProps {
  number: number;
  x: number;
  y: number;
  scale: number;
  /** Label beside the milestone. */
  name: string;
  /** Start or end of the label. */
  at: readonly [x: number, y: number];
  /** Side of the milestone for the label. */
  side: 'left' | 'right';
}

interface StoneProps extends Pick<MilestoneProps, 'number' | 'x' | 'y' | 'scale'> {
  /** Draws the marigold cap; default: on the first one. */
  current?: boolean;
}

/** A milestone in an illustration. */
export function Milestone({ number, x, y, scale, current = number === 1 }: StoneProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <chakra.ellipse cx="4" cy="37" rx="34" ry="6" fill="on-marigold" opacity="0.18" />
      <chakra.path d="M-25 38V-9a25 25 0 0 1 50 0v47Z" fill="art-cream" />
      <chakra.path d="M-25-7v-2a25 25 0 0 1 50 0v2Z" fill={current ? 'marigold' : 'art-hill-5'} />
      <chakra.path d="M14 38V-29.7A25 25 0 0 1 25-9v47Z" fill="on-marigold" opacity="0.1" />
      <chakra.text
        y="27"
        textAnchor="middle"
        fontFamily="head"
        fontWeight="head"
        fontSize="28px"
        fill="on-marigold"
      >
        {number}
      </chakra.text>
    </g>
  );
}
