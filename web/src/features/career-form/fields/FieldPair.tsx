import type { ReactNode } from 'react';
import { TwoColumns } from '../../../ui/TwoColumns.tsx';

/** Two short fields side by side on wide screens. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <TwoColumns gap={{ base: '6', md: '5' }}>{children}</TwoColumns>;
}
