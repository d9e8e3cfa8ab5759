import { t } from '@lingui/core/macro';
import { chakra } from '@chakra-ui/react';
import type { ReactNode, ComponentProps } from 'react';
import { Well } from '../../ui/Panel.tsx';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { IconName } from '../../ui/icon/shapes.tsx';
import { Caption } from '../../ui/Caption.tsx';

/** List of quick actions; contains QuickLink and QuickButton. */
export function QuickActions({ children }: { children: ReactNode }) {
  return (
    <Well>
      <chakra.h2 textStyle="item" marginBottom="3">
        {t`Quick actions`}
      </chakra.h2>
      <ul>{children}</ul>
    </Well>
  );
}

const row = {
  base: {
    display: 'flex',
    width: '100%',
    minH: 'control',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '3',
    borderTop: 'line',
    color: 'ink',
    lineHeight: 'snug',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { color: 'brand' },
  },
} as const;

const RowLink = chakra(Link, row);
const RowButton = chakra('button', row);

interface QuickActionProps {
  icon: IconName;
  title: string;
  note?: ReactNode;
}

function Content({ icon, title, note }: QuickActionProps) {
  return (
    <>
      <chakra.span color="brand">
        <Icon name={icon} />
      </chakra.span>
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" fontWeight="head">
          {title}
        </chakra.span>
        {note && (
          <Caption as="span" color="ink-soft">
            {note}
          </Caption>
        )}
      </chakra.span>
      <chakra.span color="brand">
        <Icon name="chevron-right" />
      </chakra.span>
    </>
  );
}

/** A quick action that links to another page. */
export function QuickLink({ to, ...content }: QuickActionProps & { to: string }) {
  return (
    <li>
      <RowLink to={to}>
        <Content {...content} />
      </RowLink>
    </li>
  );
}

type Press = Pick<ComponentProps<'button'>, 'onClick'>;

/** A quick action with a click handler. */
export function QuickButton({ onClick, ...content }: QuickActionProps & Press) {
  return (
    <li>
      <RowButton type="button" onClick={onClick}>
        <Content {...content} />
      </RowButton>
    </li>
  );
}
