import { chakra } from '@chakra-ui/react';
import * as m from 'framer-motion/m';
import { DURATION } from './motion/timing.ts';
import { useEntrance } from './motion/useEntrance.ts';
import { winding } from './theme/winding.ts';

/** Height of the drawing in its own units; the stepper's `way` token has the same number. */
const HEIGHT = 150;
const WIDTH = 1000;
/** How deep the way runs below each stone; a longer path repeats the rhythm. */
const DEPTHS = [118, 96, 120, 92, 116, 95];
/** A stone's foot reaches a little below the way, as if it stood in the ground. */
const FOOTING = 6;

const depth = (index: number) => DEPTHS[index % DEPTHS.length] ?? HEIGHT;

/** How far above the drawing's lower edge stone `index` stands, in percent of its height. */
export function stoneLift(index: number): string {
  return `${((HEIGHT - depth(index) - FOOTING) / HEIGHT) * 100}%`;
}

/** The winding way through the middles of `count` equal columns, as far as stone `last`. */
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
  /** Index of the last stone reached; -1 when the way has not been begun. */
  walked: number;
}

/** The way behind the stones: the walked part solid, the rest dashed. A new stretch fades in. */
export function PathLine({ count, walked }: PathLineProps) {
  const whole = way(count, count - 1);
  const enters = useEntrance(walked);
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
        {walked > 0 && (
          <m.path
            key={walked}
            d={way(count, walked)}
            initial={enters && { opacity: 0 }}
            animate={enters ? { opacity: 1 } : undefined}
            transition={{ duration: DURATION.draw }}
          />
        )}
      </chakra.g>
    </chakra.svg>
  );
}
