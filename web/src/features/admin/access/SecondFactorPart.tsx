import { chakra, Grid } from '@chakra-ui/react';
import { Suspense, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';

const ResetDialog = lazyPart(
  async () => (await import('./ResetFactorDialog.tsx')).ResetFactorDialog,
);

interface SecondFactorPartProps {
  account: ComponentProps<typeof ResetDialog>['account'] & { secondFactor: boolean | null };
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
      <Suspense>
        {isAsking && (
          <ResetDialog
            account={account}
            onClose={() => {
              setAsking(false);
            }}
            returnTo={() => opener.current ?? title.current}
          />
        )}
      </Suspense>
    </Grid>
  );
}
