import { chakra, Flex } from '@chakra-ui/react';
import * as m from 'framer-motion/m';
import { Icon } from './icon/Icon.tsx';
import { useEntrance } from './motion/useMotionReady.ts';
import type { StageStatus } from './stage.ts';
import { stoneRecipe } from './theme/recipes/stone.ts';

const Root = chakra('span', stoneRecipe);

interface StoneProps {
  /** Position on the path, 1-based. */
  number: number;
  status: StageStatus;
  /** The current stage, with the marigold cap. */
  current: boolean;
  size?: 'sm' | 'md';
}

const lookOf = (done: boolean, current: boolean) =>
  done ? (current ? 'doneNow' : 'done') : current ? 'now' : 'open';

/** Milestone of a stage, animated when its status changes. Render the status as text beside it. */
export function Stone({ number, status, current, size = 'md' }: StoneProps) {
  const done = status === 'COMPLETED';
  const enters = useEntrance(status);
  return (
    <Flex as="span" inline key={status} asChild>
      <m.span
        initial={false}
        {...(enters && {
          initial: { scale: 0.6, opacity: 0 },
          animate: { scale: 1, opacity: 1 },
        })}
        transition={{ type: 'spring', bounce: 0.4, duration: 0.5 }}
      >
        <Root aria-hidden size={size} look={lookOf(done, current)}>
          {done ? <Icon name="check" weight="bold" size={size === 'sm' ? '4' : '6'} /> : number}
        </Root>
      </m.span>
    </Flex>
  );
}
