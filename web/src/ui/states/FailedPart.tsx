import { t } from '@lingui/core/macro';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Icon } from '../icon/Icon.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { RetryButton } from './RetryButton.tsx';

interface FailedPartProps {
  /** Name of the part, if it has no heading ("Your club"). */
  what?: string;
  onRetry: () => void;
  /** A retry is in flight. */
  busy: boolean;
}

/** Replaces a part of a page that failed to load. */
export function FailedPart({ what, onRetry, busy }: FailedPartProps) {
  return (
    <Flex role="alert" align="flex-start" gap="3">
      <chakra.span
        display="grid"
        placeItems="center"
        flex="none"
        boxSize="8"
        borderRadius="2"
        bg={busy ? 'sunk' : 'brick-soft'}
        color="brick"
      >
        {!busy && <Icon name="alert" />}
      </chakra.span>
      <Grid minW="0" flex="1" justifyItems="start" gap="3">
        {busy ? (
          <Grid width="100%" gap="2">
            <Skeleton />
            <Skeleton />
          </Grid>
        ) : (
          <div>
            <chakra.p textStyle="item">
              {what ? t`${what} could not be loaded` : t`Could not be loaded`}
            </chakra.p>
            <chakra.p textStyle="small" color="ink-soft">
              {t`The rest of the page is complete.`}
            </chakra.p>
          </div>
        )}
        <RetryButton busy={busy} onRetry={onRetry} />
      </Grid>
    </Flex>
  );
}
