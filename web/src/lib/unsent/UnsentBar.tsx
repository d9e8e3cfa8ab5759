import { plural, t } from '@lingui/core/macro';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { langOf } from '../../ui/langOf.ts';
import { draftTimeText, notStored } from '../drafts.ts';
import { useServerTexts } from '../i18n/serverText.ts';
import { networkRefuses, useNetworkRefusal } from '../networkRefusal.ts';
import type { UnsentChange } from './changes.ts';
import { TakeBack } from './TakeBack.tsx';
import { useUnsent } from './useUnsent.ts';

/** Why the changes wait, and what happens to them. */
function waitingText(areStored: boolean, isRefused: boolean): string {
  if (isRefused) {
    return areStored
      ? `${networkRefuses()} ${t`The updates are kept on this device.`}`
      : // A reload would lose them.
        t`Your network refuses the connection. ${{ kept: notStored() }}. Sign in to your network in another tab.`;
  }
  return areStored
    ? t`No connection. They are kept on this device and go out in this order when it is back.`
    : t`No connection. ${{ kept: notStored() }}. They go out in this order when the connection is back.`;
}

/** Bar with waiting, sending and rejected changes. */
export function UnsentBar() {
  const { changes, waiting, areStored, sending, sent, forget, sendNow } = useUnsent();
  const isRefused = useNetworkRefusal();
  const [isOpen, setOpen] = useState(false);
  return (
    <Grid
      role="status"
      aria-label={t`Updates on this device`}
      gap="2"
      marginBottom={{ base: '4', lg: '3' }}
      _empty={{ position: 'absolute' }}
    >
      {sending && (
        <Notice
          hue="indigo"
          icon="refresh"
          title={t`Sending ${{ number: sending.number }} of ${{ total: sending.total }}`}
        />
      )}
      {!sending && waiting.length > 0 && (
        <Notice
          hue="ochre"
          icon="clock"
          title={plural(
            { count: waiting.length },
            { one: '# update waiting', other: '# updates waiting' },
          )}
          detail={waitingText(areStored, isRefused)}
          action={
            <>
              <Button tone="plain" size="sm" onClick={sendNow}>
                {t`Try now`}
              </Button>
              <Button
                tone="plain"
                size="sm"
                aria-expanded={isOpen}
                onClick={() => {
                  setOpen(!isOpen);
                }}
              >
                {isOpen ? t`Hide list` : t`Show list`}
              </Button>
            </>
          }
        />
      )}
      {isOpen && waiting.length > 0 && (
        <ol aria-label={t`Waiting updates`}>
          {waiting.map((change) => (
            <WaitingItem key={change.id} change={change} />
          ))}
        </ol>
      )}
      {changes
        .filter(({ problem }) => problem)
        .map((change) => (
          <RefusedNotice key={change.id} change={change} />
        ))}
      {sent > 0 && changes.length === 0 && (
        <Notice
          hue="leaf"
          icon="check"
          title={plural(sent, { one: '# update sent', other: '# updates sent' })}
          detail={t`Nothing waits any more.`}
          action={
            <Button tone="plain" size="sm" onClick={forget}>
              {t`Close`}
            </Button>
          }
        />
      )}
    </Grid>
  );
}

/** A waiting change with its time. */
function WaitingItem({ change }: { change: UnsentChange }) {
  const { operations, wordsOf } = useUnsent();
  const { title, note, text } = wordsOf(change);
  const entry = operations.entries[change.operation];
  return (
    <chakra.li borderBottom="line">
      <Flex wrap="wrap" align="center" gap="3" paddingBlock="2" paddingInline="4" textStyle="small">
        <chakra.div flex="1" minW="12rem" overflowWrap="anywhere">
          <b>
            <bdi>{title}</bdi>
          </b>{' '}
          {note && <bdi>{note}</bdi>}
          {text && (
            <chakra.p color="ink-soft" lineClamp="1">
              {text}
            </chakra.p>
          )}
        </chakra.div>
        <chakra.span color="ink-faint">{t`Waiting since ${{ time: draftTimeText(change.keptAt) }}`}</chakra.span>
        {entry?.canTakeBack && <TakeBack changes={[change]} />}
        {entry?.actions(change)}
      </Flex>
    </chakra.li>
  );
}

/** A rejected change; it is shown until it is removed. */
function RefusedNotice({ change }: { change: UnsentChange }) {
  useServerTexts();
  const entry = useUnsent().operations.entries[change.operation];
  const { title, detail, text } = entry?.refusal(change) ?? {};
  return (
    <Notice
      role="alert"
      hue="brick"
      icon="alert"
      title={title}
      detail={
        <>
          <p lang={langOf(detail)}>{detail}</p>
          {text && (
            <chakra.p color="ink" whiteSpace="pre-line">
              {text}
            </chakra.p>
          )}
        </>
      }
      action={entry?.actions(change)}
    />
  );
}
