import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { capitalised, shortMoment } from '../format.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Caption } from '../../ui/Caption.tsx';

interface ActItemProps {
  by: { name: string; role: string | null };
  /** What the account did, for example "updated Document Review"; displayed after the name. */
  action: string;
  at: string;
  children?: ReactNode;
}

/** A list item about what an account did: name, action, role and time. */
export function ActItem({ by: { name, role }, action, at, children }: ActItemProps) {
  return (
    <chakra.li display="flex" gap="3" paddingBlock="3" borderTop="line">
      <Avatar name={name} size="sm" />
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          <span>{action}</span>
        </p>
        <Caption>
          {role && <span>{`${capitalised(role.toLowerCase())}, `}</span>}
          <time dateTime={at}>{shortMoment(at)}</time>
        </Caption>
        {children}
      </chakra.div>
    </chakra.li>
  );
}
