import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { NOT_STORED } from '../../../lib/drafts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import type { WaitingUpdate } from '../outbox/updates.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { draftTimeText } from './progressDraft.ts';
import { RefusedUpdate } from './RefusedUpdate.tsx';
import { statusText } from './stages.ts';

const updatesText = (count: number) => `${count} ${count === 1 ? 'update' : 'updates'}`;

/** A waiting update: person, stage, status, feedback and time. */
function OutboxItem({ update, url }: { update: WaitingUpdate; url: MentorUrl }) {
  const { input, personName, stageName, keptAt } = update;
  return (
    <chakra.li borderBottom="line">
      <Flex wrap="wrap" align="center" gap="3" paddingBlock="2" paddingInline="4" textStyle="small">
        <chakra.div flex="1" minW="12rem" overflowWrap="anywhere">
          <b>
            <bdi>{personName}</bdi>
          </b>{' '}
          <bdi>{stageName}</bdi>
          <span>{`, ${statusText(input.status)}`}</span>
          {input.feedback && (
            <chakra.p color="ink-soft" lineClamp="1">
              {input.feedback}
            </chakra.p>
          )}
        </chakra.div>
        <chakra.span color="ink-faint">{`Waiting since ${draftTimeText(keptAt)}`}</chakra.span>
        <TextLink to={url.toPerson(input.personId, input.stageId)}>Open</TextLink>
      </Flex>
    </chakra.li>
  );
}

/** Bar with waiting, sending and rejected updates. */
export function OutboxBar({ url }: { url: MentorUrl }) {
  const { updates, waiting, areStored, sending, sent, forget, sendNow } = useOutbox();
  const [isOpen, setOpen] = useState(false);
  const refused = updates.filter(({ problem }) => problem);
  return (
    <Grid
      role="status"
      aria-label="Updates on this device"
      gap="2"
      marginBottom="4"
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
          detail={
            areStored
              ? 'No connection. They are kept on this device and go out in this order when it is back.'
              : `No connection. ${NOT_STORED}. They go out in this order when the connection is back.`
          }
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
          {waiting.map((update) => (
            <OutboxItem key={update.id} update={update} url={url} />
          ))}
        </ol>
      )}
      {refused.map((update) => (
        <RefusedUpdate key={update.id} update={update} url={url} />
      ))}
      {sent > 0 && updates.length === 0 && (
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
