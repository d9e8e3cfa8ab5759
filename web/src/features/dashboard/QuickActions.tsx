import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Well } from '../../ui/Well.tsx';

/** List of quick actions; contains QuickLink and QuickButton. */
export function QuickActions({ children }: { children: ReactNode }) {
  return (
    <Well>
      <chakra.h2 textStyle="item" marginBottom="3">
        Quick actions
      </chakra.h2>
      <chakra.ul>{children}</chakra.ul>
    </Well>
  );
}
