import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Caption } from '../Caption.tsx';
import { langOf } from '../langOf.ts';

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
    <Grid
      role={role}
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
        <chakra.p lang={langOf(detail)} maxW="state" textStyle="small" color="ink-soft">
          {detail}
        </chakra.p>
      )}
      {note && (
        <Caption color="ink-soft" overflowWrap="anywhere">
          {note}
        </Caption>
      )}
      {action}
    </Grid>
  );
}
