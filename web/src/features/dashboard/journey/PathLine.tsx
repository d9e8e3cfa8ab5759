import { chakra } from '@chakra-ui/react';
import * as m from 'framer-motion/m';
import { DURATION } from '../../../ui/motion/timing.ts';
import { useEntrance } from '../../../ui/motion/useMotionReady.ts';
import { winding } from './winding.ts';

/** Height in SVG units; must equal the stepper's `way` token. */
const HEIGHT = 150;
const WIDTH = 1000;
/** y of the line at each stone; longer paths repeat the values. */
const DEPTHS = [118, 96, 120, 92, 116, 95];
/** Overlap of a stone with the line. */
const FOOTING = 6;

const depth = (index: number) => DEPTHS[index % DEPTHS.length] ?? HEIGHT;

/** Distance of stone `index` from the lower edge, in percent of the height. */
export function stoneLift(index: number): string {
  return `${((HEIGHT - depth(index) - FOOTING) / HEIGHT) * 100}%`;
}

/** SVG path of the curve through the middles of `count` equal columns, up to stone `last`. */
function way(count: number, last: number): string {
  const step = WIDTH / count;
  let path = `M${step / 2} ${depth(0)}`;
  for (let index = 1; index <= last; index += 1) {
    const from = (index - 0.5) * step;
    const middle = from + step / 2;
    path += ` C${middle} ${depth(index - 1)} ${middle} ${depth(index)} ${from + step} ${depth(index)}`;
  }
  return path;
}

interface PathLineProps {
  count: number;
  /** Index of the last reached stone; -1 before the first. */
  reached: number;
}

/** Line behind the stones: solid up to the reached stone, else dashed. A new segment fades in. */
export function PathLine({ count, reached }: PathLineProps) {
  const whole = way(count, count - 1);
  const enters = useEntrance(reached);
  return (
    <chakra.svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      position="absolute"
      insetInline="0"
      top="0"
      width="100%"
      height="way"
      overflow="visible"
      display="none"
      css={[
        { '& path': { fill: 'none', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } },
        winding(count, { display: 'block' }),
      ]}
    >
      <chakra.path d={whole} stroke="stone-soft" strokeWidth="12" />
      <chakra.path d={whole} stroke="line-strong" strokeWidth="2" strokeDasharray="2 9" />
      <chakra.g stroke="brand" strokeWidth="5">
        {reached > 0 && (
          <m.path
            key={reached}
            d={way(count, reached)}
            initial={false}
            {...(enters && { initial: { opacity: 0 }, animate: { opacity: 1 } })}
            transition={{ duration: DURATION.draw }}
          />
        )}
      </chakra.g>
    </chakra.svg>
  );
}
