import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface StateFrameProps {
  picture: ReactNode;
  title: string;
  detail?: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
  /** `alert` for a failure. */
  role?: 'alert' | 'status';
}

/** Layout of a state: picture, title, detail, action. */
export function StateFrame({ picture, title, detail, note, action, role }: StateFrameProps) {
  return (
    <chakra.div
      role={role}
      display="grid"
      justifyItems="center"
      alignContent="center"
      textAlign="center"
      gap="3"
      paddingBlock="8"
      paddingInline="5"
    >
      {picture}
      <chakra.p textStyle="item">{title}</chakra.p>
      {detail && (
        <chakra.p maxW="state" textStyle="small" color="ink-soft">
          {detail}
        </chakra.p>
      )}
      {note && (
        <chakra.p textStyle="caption" color="ink-soft" overflowWrap="anywhere">
          {note}
        </chakra.p>
      )}
      {action}
    </chakra.div>
  );
}
