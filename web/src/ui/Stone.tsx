import { chakra } from '@chakra-ui/react';
import { Icon } from './icon/Icon.tsx';
import type { StageStatus } from './stage.ts';
import { stoneRecipe } from './theme/recipes/stone.ts';

const Root = chakra('span', stoneRecipe);

interface StoneProps {
  /** Its place on the path, counted from 1. */
  number: number;
  status: StageStatus;
  /** The marigold cap: where the person is now. */
  current: boolean;
  size?: 'sm' | 'md';
}

/** A waymark. The words for its status stand beside or below it. */
export function Stone({ number, status, current, size = 'md' }: StoneProps) {
  const done = status === 'COMPLETED';
  return (
    <Root aria-hidden size={size} look={done ? 'done' : current ? 'now' : 'open'}>
      {done ? <Icon name="check" weight="bold" size={size === 'sm' ? '4' : '6'} /> : number}
    </Root>
  );
}
