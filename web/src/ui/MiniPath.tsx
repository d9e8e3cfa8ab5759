import { chakra } from '@chakra-ui/react';

interface MiniPathProps {
  /** How many stages the path has. */
  total: number;
  completed: number;
  /** Index of the stage with the cap; by default the one after the completed ones. */
  current?: number;
  /** 0 to 100, shown in figures beside the stones. */
  percent: number;
}

/** A path in a row of a list: stones and the percentage in figures. */
export function MiniPath({ total, completed, current = completed, percent }: MiniPathProps) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="3">
      <chakra.span
        role="img"
        aria-label={`${completed} of ${total} stages completed`}
        display="inline-flex"
        alignItems="flex-end"
        gap="1"
      >
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
      <chakra.span textStyle="figure" fontSize="14">
        {percent}%
      </chakra.span>
    </chakra.span>
  );
}
