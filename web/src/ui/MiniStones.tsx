import { chakra, Flex } from '@chakra-ui/react';

interface MiniStonesProps {
  /** Whether each stage is completed. */
  done: readonly boolean[];
  /** Index of the current stage, with the cap; -1 for none. */
  current: number;
  /** Accessible name ("2 of 5 stages completed"). */
  label: string;
}

/** The stones of a longer path would get too narrow in one row. */
const ROW_LIMIT = 12;

/** A path as a row of small stones, which get narrower where the space is short. */
export function MiniStones({ done, current, label }: MiniStonesProps) {
  return (
    <Flex
      as="span"
      inline
      role="img"
      aria-label={label}
      maxW="100%"
      wrap={done.length > ROW_LIMIT ? 'wrap' : 'nowrap'}
      align="flex-end"
      gap="1"
    >
      {done.map((isDone, index) => {
        const now = index === current;
        return (
          <chakra.span
            key={index}
            width="stoneMini"
            height={now ? 'stoneMiniNowHeight' : 'stoneMiniHeight'}
            borderRadius="stoneMini"
            borderWidth="edge"
            borderStyle="solid"
            borderColor={isDone || now ? 'brand' : 'line-strong'}
            _highContrast={
              now
                ? {
                    outline: '{borderWidths.line} solid {colors.brand}',
                    outlineOffset: '{spacing.0.5}',
                  }
                : {}
            }
            bg={isDone ? 'brand' : 'surface'}
            bgImage={
              now
                ? `linear-gradient({colors.marigold} 0 48%, {colors.${isDone ? 'brand' : 'surface'}} 48%)`
                : undefined
            }
          />
        );
      })}
    </Flex>
  );
}
