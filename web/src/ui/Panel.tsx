import { chakra, Flex } from '@chakra-ui/react';
import { useId, type ReactNode, type Ref } from 'react';
import { CONTRAST_EDGE } from './theme/contrastEdge.ts';

interface PanelProps {
  /** Title of the region; without it the panel is only a surface. */
  title?: ReactNode;
  /** For focusing the title when the focused element is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Text below the title ("4,812 students"). */
  note?: ReactNode;
  /** Content at the right of the header: a date, a button, filters. */
  aside?: ReactNode;
  /** Adds padding to the body; omit for tables and lists. */
  padded?: boolean;
  children?: ReactNode;
}

/** Surface with a thin border and no shadow. Do not nest panels. */
export function Panel({ title, titleRef, note, aside, padded = false, children }: PanelProps) {
  const titleId = useId();
  const headed = title !== undefined || aside !== undefined;
  return (
    <chakra.section
      aria-labelledby={title === undefined ? undefined : titleId}
      minW="0"
      bg="surface"
      border="line"
      borderRadius="3"
      overflow="clip"
    >
      {headed && (
        <Flex
          wrap="wrap"
          align="center"
          justify="space-between"
          columnGap="4"
          rowGap="3"
          paddingBlock="4"
          paddingInline={{ base: '5', md: '6' }}
          borderBottom="line"
        >
          <chakra.div minW="0">
            {title !== undefined && (
              <chakra.h2
                ref={titleRef}
                id={titleId}
                textStyle="card"
                tabIndex={titleRef ? -1 : undefined}
              >
                {title}
              </chakra.h2>
            )}
            {note !== undefined && (
              <chakra.p textStyle="small" color="ink-soft">
                {note}
              </chakra.p>
            )}
          </chakra.div>
          {aside}
        </Flex>
      )}
      {padded ? <chakra.div padding={{ base: '5', md: '6' }}>{children}</chakra.div> : children}
    </chakra.section>
  );
}

/** Inset surface without a border, for secondary content. */
export const Well = chakra('div', {
  base: { bg: 'sunk', outline: CONTRAST_EDGE, borderRadius: '3', padding: '5', minW: '0' },
});
