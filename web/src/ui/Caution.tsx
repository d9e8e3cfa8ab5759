import { chakra } from '@chakra-ui/react';
import { Icon } from './icon/Icon.tsx';

/** A warning within a line of small text. */
export function Caution({ children }: { children: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="flex-start" gap="1" color="ochre">
      <chakra.span flex="none" paddingTop="0.5">
        <Icon name="alert" size="badgeIcon" weight="bold" />
      </chakra.span>
      <span>{children}</span>
    </chakra.span>
  );
}
