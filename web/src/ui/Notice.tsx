import { chakra, Flex } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon/Icon.tsx';
import type { IconName } from './icon/shapes.tsx';
import { langOf } from './langOf.ts';
import { CONTRAST_EDGE } from './theme/contrastEdge.ts';

interface NoticeProps extends Omit<ComponentProps<typeof Flex>, 'title'> {
  hue: 'ochre' | 'indigo' | 'leaf' | 'brick';
  icon: IconName;
  title: ReactNode;
  detail?: ReactNode;
  /** Cuts the detail at the end of its line. */
  isBrief?: boolean;
  /** Buttons. */
  action?: ReactNode;
}

/** A notice within the page: icon, title and detail on a colour, with its actions. */
export function Notice({ hue, icon, title, detail, isBrief, action, ...rest }: NoticeProps) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      columnGap="3"
      paddingBlock="2"
      paddingInline="3"
      borderRadius="2"
      bg={`${hue}-soft`}
      outline={CONTRAST_EDGE}
      color={hue}
      textStyle="small"
      {...rest}
    >
      <Icon name={icon} size="target" />
      <Flex wrap="wrap" columnGap="3" flex="1" minW="12rem" overflowWrap="anywhere">
        <b>{title}</b>
        {detail && (
          <chakra.div
            lang={langOf(detail)}
            color="ink-soft"
            {...(isBrief && { flex: '1', minW: '12rem', lineClamp: 1 })}
          >
            {detail}
          </chakra.div>
        )}
      </Flex>
      {action}
    </Flex>
  );
}

/** Error of a whole form, at its top. */
export const FormAlert = (props: Pick<NoticeProps, 'title' | 'detail'>) => (
  <Notice role="alert" hue="brick" icon="alert" paddingInline="4" {...props} />
);

/** A warning within a line of small text. */
export function Caution({ children }: { children: string }) {
  return (
    <Flex as="span" inline align="flex-start" gap="1" color="ochre">
      <chakra.span flex="none" paddingTop="0.5">
        <Icon name="alert" size="badgeIcon" weight="bold" />
      </chakra.span>
      <span>{children}</span>
    </Flex>
  );
}
