import { chakra, Grid } from '@chakra-ui/react';
import { useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ResetFactorDialog } from './ResetFactorDialog.tsx';

interface SecondFactorPartProps {
  account: ComponentProps<typeof ResetFactorDialog>['account'] & { secondFactor: boolean | null };
}

/** Two-step login of an account, and its reset; hidden where the backend does not support it. */
export function SecondFactorPart({ account }: SecondFactorPartProps) {
  const [isAsking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  if (account.secondFactor === null) return null;
  return (
    <Grid gap="4" justifyItems="start">
      <div>
        <chakra.h3 ref={title} tabIndex={-1} textStyle="stage">
          Two-step login
        </chakra.h3>
        <chakra.p textStyle="small" color="ink-soft">
          {account.secondFactor
            ? 'It is on: a login takes the password and a code.'
            : 'It is off: a login takes the password alone.'}
        </chakra.p>
      </div>
      {account.secondFactor && (
        <Button
          ref={opener}
          tone="outline"
          onClick={() => {
            setAsking(true);
          }}
        >
          Reset two-step login
        </Button>
      )}
      {isAsking && (
        <ResetFactorDialog
          account={account}
          onClose={() => {
            setAsking(false);
          }}
          returnTo={() => opener.current ?? title.current}
        />
      )}
    </Grid>
  );
}
