import { chakra, Flex, Grid } from '@chakra-ui/react';
import { saveFile } from '../../lib/saveFile.ts';
import { UnsavedChangesPrompt } from '../../lib/UnsavedChangesPrompt.tsx';
import { Button } from '../../ui/Button.tsx';
import { copyToClipboard } from '../../ui/copyToClipboard.ts';
import { PrintButton } from '../../ui/PrintSheet.tsx';

const FILE = 'waymark-recovery-codes.txt';
const HEADING = 'Recovery codes for Waymark, each for one login';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Two-step login was turned on with these codes. */
  turnedOn: boolean;
  onDone: () => void;
}

/** New recovery codes. They can't be shown again, so leaving the page needs a confirmation. */
export function RecoveryCodes({ codes, turnedOn, onDone }: RecoveryCodesProps) {
  const list = codes.map((code) => <li key={code}>{code}</li>);
  const copy = () =>
    copyToClipboard(codes.join('\n'), 'Recovery codes', {
      failed: 'Select them and copy them by hand.',
    });
  return (
    <Grid gap="4" justifyItems="start">
      {/* Not a toast, which would cover the codes on a phone. */}
      {turnedOn && (
        <chakra.p maxW="measure">
          Two-step login is on. You stay logged in here. All other sessions have ended.
        </chakra.p>
      )}
      <chakra.p maxW="measure">
        Keep these codes where you find them without your phone. Each replaces the code of your app
        once. They are not shown again.
      </chakra.p>
      <chakra.ul
        aria-label="Recovery codes"
        display="grid"
        gridTemplateColumns={{ base: 'auto', sm: 'auto auto' }}
        columnGap="10"
        rowGap="1"
        padding="5"
        bg="sunk"
        borderRadius="2"
        fontFamily="monospace"
        userSelect="text"
      >
        {list}
      </chakra.ul>
      <Flex wrap="wrap" gap="3">
        <Button tone="outline" onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          icon="download"
          tone="outline"
          onClick={() => {
            saveFile(FILE, `${HEADING}\n\n${codes.join('\n')}\n`, 'text/plain');
          }}
        >
          Download
        </Button>
        <PrintButton>
          <chakra.p marginBottom="3" fontWeight="label">
            {HEADING}
          </chakra.p>
          <chakra.ul fontFamily="monospace">{list}</chakra.ul>
        </PrintButton>
      </Flex>
      <Button tone="go" onClick={onDone}>
        I have kept them
      </Button>
      <UnsavedChangesPrompt
        hasUnsaved={() => true}
        description="Your recovery codes are not shown again."
        stay="Keep them first"
        searchParams={[]}
      />
    </Grid>
  );
}
