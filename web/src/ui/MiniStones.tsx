import { chakra } from '@chakra-ui/react';

interface MiniStonesProps {
  total: number;
  completed: number;
  /** Index of the stone with the cap; by default the one after the completed ones. */
  current?: number;
  /** Says in words what the stones show ("2 of 5 stages completed"). */
  label: string;
}

/** A path as a row of small stones. */
export function MiniStones({ total, completed, current = completed, label }: MiniStonesProps) {
  return (
    <chakra.span role="img" aria-label={label} display="inline-flex" alignItems="flex-end" gap="1">
      {Array.from({ length: total }, (_, index) => {
        const done = index < completed;
        const now = !done && index === current;
        return (
          <chakra.span
            key={index}
            width="stoneMini"
            height={now ? 'stoneMiniNowHeight' : 'stoneMiniHeight'}
            borderRadius="stoneMini"
            borderWidth="edge"
            borderStyle="solid"
            borderColor={done || now ? 'brand' : 'line-strong'}
            bg={done ? 'brand' : 'surface'}
            bgImage={
              now ? 'linear-gradient({colors.marigold} 0 48%, {colors.surface} 48%)' : undefined
            }
          />
        );
      })}
    </chakra.span>
  );
}
