import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from './icon/Icon.tsx';
import type { IconName } from './icon/shapes.tsx';
import { CONTRAST_EDGE } from './theme/contrastEdge.ts';

export type Hue = 'leaf' | 'indigo' | 'ochre' | 'brick' | 'stone';

interface BadgeProps {
  /**
   * leaf: done, active · indigo: in progress · ochre: waiting · brick: failed · stone: not started.
   */
  hue: Hue;
  icon: IconName;
  children: ReactNode;
}

/** A status as icon and text on a colour, because colour alone is not accessible. */
export function Badge({ hue, icon, children }: BadgeProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      paddingBlock="0.5"
      paddingInlineStart="1.5"
      paddingInlineEnd="2"
      borderRadius="full"
      bg={`${hue}-soft`}
      color={hue}
      fontSize="13"
      fontWeight="label"
      lineHeight="1.45"
      whiteSpace="nowrap"
      outline={CONTRAST_EDGE}
    >
      <Icon name={icon} size="badgeIcon" weight="bold" />
      <span>{children}</span>
    </chakra.span>
  );
}
