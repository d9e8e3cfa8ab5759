import { chakra, Flex } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { IconName } from '../../../ui/icon/shapes.tsx';

interface NoteProps extends Omit<ComponentProps<typeof Flex>, 'title'> {
  hue: 'ochre' | 'indigo' | 'leaf' | 'brick';
  icon: IconName;
  title: ReactNode;
  detail?: ReactNode;
  /** Buttons. */
  action?: ReactNode;
}

/** A note within the page: icon, title and detail on a colour, with its actions. */
export function Note({ hue, icon, title, detail, action, ...rest }: NoteProps) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      columnGap="3"
      paddingBlock="2"
      paddingInline="3"
      borderRadius="2"
      bg={`${hue}-soft`}
      color={hue}
      textStyle="small"
      {...rest}
    >
      <Icon name={icon} size="target" />
      <chakra.div flex="1" minW="12rem" overflowWrap="anywhere">
        <b>{title}</b>
        {detail && <chakra.div color="ink-soft">{detail}</chakra.div>}
      </chakra.div>
      {action}
    </Flex>
  );
}
