import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode, type Ref } from 'react';

interface PanelProps {
  /** Names the region; without it the panel is only a surface. */
  title?: ReactNode;
  /** For the title to take the focus when what had it goes away. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** A line below the title ("4,812 students"). */
  note?: ReactNode;
  /** What stands at the right of the head: a date, a button, filters. */
  aside?: ReactNode;
  /** Gives the body the panel's inner space; leave out for tables and lists. */
  padded?: boolean;
  children?: ReactNode;
}

/** A surface with a hairline and no shadow. Panels are not put into panels. */
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
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
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
                outline="none"
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
        </chakra.div>
      )}
      {padded ? <chakra.div padding={{ base: '5', md: '6' }}>{children}</chakra.div> : children}
    </chakra.section>
  );
}
