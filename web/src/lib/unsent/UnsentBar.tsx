import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { draftTimeText, NOT_STORED } from '../drafts.ts';
import { NETWORK_REFUSES, useNetworkRefusal } from '../networkRefusal.ts';
import type { UnsentChange } from './changes.ts';
import { useUnsent } from './useUnsent.ts';

const updatesText = (count: number) => `${count} ${count === 1 ? 'update' : 'updates'}`;

/** Why the changes wait, and what happens to them. */
function waitingText(areStored: boolean, isRefused: boolean): string {
  if (isRefused) {
    return areStored
      ? `${NETWORK_REFUSES} The updates are kept on this device.`
      : // A reload would lose them.
        `Your network refuses the connection. ${NOT_STORED}. Sign in to your network in another tab.`;
  }
  return areStored
    ? 'No connection. They are kept on this device and go out in this order when it is back.'
    : `No connection. ${NOT_STORED}. They go out in this order when the connection is back.`;
}

interface UnsentBarProps {
  /** Describes a waiting change in a list. */
  item: (change: UnsentChange) => ReactNode;
  /** Link to where a change was made; undefined without one. */
  toItem: (change: UnsentChange) => string | undefined;
  /** Shows a rejected change, with its actions. */
  refused: (change: UnsentChange) => ReactNode;
}

/** Bar with waiting, sending and rejected changes. */
export function UnsentBar({ item, toItem, refused }: UnsentBarProps) {
  const { changes, waiting, areStored, sending, sent, forget, sendNow } = useUnsent();
  const isRefused = useNetworkRefusal();
  const [isOpen, setOpen] = useState(false);
  return (
    <Grid
      role="status"
      aria-label="Updates on this device"
      gap="2"
      marginBottom={{ base: '4', lg: '3' }}
      _empty={{ position: 'absolute' }}
    >
      {sending && (
        <Notice
          hue="indigo"
          icon="refresh"
          title={`Sending ${sending.number} of ${sending.total}`}
        />
      )}
      {!sending && waiting.length > 0 && (
        <Notice
          hue="ochre"
          icon="clock"
          title={`${updatesText(waiting.length)} waiting`}
          detail={waitingText(areStored, isRefused)}
          action={
            <>
              <Button tone="plain" size="sm" onClick={sendNow}>
                Try now
              </Button>
              <Button
                tone="plain"
                size="sm"
                aria-expanded={isOpen}
                onClick={() => {
                  setOpen(!isOpen);
                }}
              >
                {isOpen ? 'Hide list' : 'Show list'}
              </Button>
            </>
          }
        />
      )}
      {isOpen && waiting.length > 0 && (
        <ol aria-label="Waiting updates">
          {waiting.map((change) => (
            <UnsentItem key={change.id} change={change} to={toItem(change)}>
              {item(change)}
            </UnsentItem>
          ))}
        </ol>
      )}
      {changes.filter(({ problem }) => problem).map(refused)}
      {sent > 0 && changes.length === 0 && (
        <Notice
          hue="leaf"
          icon="check"
          title={`${updatesText(sent)} sent`}
          detail="Nothing waits any more."
          action={
            <Button tone="plain" size="sm" onClick={forget}>
              Close
            </Button>
          }
        />
      )}
    </Grid>
  );
}

interface UnsentItemProps {
  change: UnsentChange;
  to: string | undefined;
  children: ReactNode;
}

/** A waiting change with its time. */
function UnsentItem({ change, to, children }: UnsentItemProps) {
  return (
    <chakra.li borderBottom="line">
      <Flex wrap="wrap" align="center" gap="3" paddingBlock="2" paddingInline="4" textStyle="small">
        <chakra.div flex="1" minW="12rem" overflowWrap="anywhere">
          {children}
        </chakra.div>
        <chakra.span color="ink-faint">{`Waiting since ${draftTimeText(change.keptAt)}`}</chakra.span>
        {to && <TextLink to={to}>Open</TextLink>}
      </Flex>
    </chakra.li>
  );
}
