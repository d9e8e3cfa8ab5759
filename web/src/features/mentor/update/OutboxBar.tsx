import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { NOT_STORED } from '../../../lib/drafts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { IconName } from '../../../ui/icon/shapes.tsx';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import { OutboxItem } from './OutboxItem.tsx';
import { RefusedUpdate } from './RefusedUpdate.tsx';
import { useOutbox } from '../outbox/useOutbox.ts';

const updatesOf = (count: number) => `${count} ${count === 1 ? 'update' : 'updates'}`;

interface BarProps {
  hue: 'ochre' | 'indigo' | 'leaf' | 'brick';
  icon: IconName;
  title: string;
  detail?: string;
  action?: ReactNode;
}

function Bar({ hue, icon, title, detail, action }: BarProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      paddingBlock="2"
      paddingInline="4"
      borderRadius="2"
      bg={`${hue}-soft`}
      color={hue}
      textStyle="small"
    >
      <Icon name={icon} size="target" />
      <chakra.div flex="1" minW="12rem">
        <b>{title}</b>
        {detail && <chakra.p color="ink-soft">{detail}</chakra.p>}
      </chakra.div>
      {action}
    </chakra.div>
  );
}

/** Bar with waiting, sending and rejected updates. */
export function OutboxBar({ url }: { url: MentorUrl }) {
  const { updates, areStored, sending, sent, forget, sendNow } = useOutbox();
  const [isOpen, setOpen] = useState(false);
  const refused = updates.filter(({ problem }) => problem);
  const waiting = updates.filter(({ problem }) => !problem);
  return (
    <chakra.div
      role="status"
      aria-label="Updates on this device"
      display="grid"
      gap="2"
      marginBottom="4"
      _empty={{ position: 'absolute' }}
    >
      {sending && (
        <Bar hue="indigo" icon="refresh" title={`Sending ${sending.number} of ${sending.total}`} />
      )}
      {!sending && waiting.length > 0 && (
        <Bar
          hue="ochre"
          icon="clock"
          title={`${updatesOf(waiting.length)} waiting`}
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
        <chakra.ol aria-label="Waiting updates">
          {waiting.map((update) => (
            <OutboxItem key={update.id} update={update} url={url} />
          ))}
        </chakra.ol>
      )}
      {refused.map((update) => (
        <RefusedUpdate key={update.id} update={update} url={url} />
      ))}
      {sent > 0 && updates.length === 0 && (
        <Bar
          hue="leaf"
          icon="check"
          title={`${updatesOf(sent)} sent`}
          detail="Nothing waits any more."
          action={
            <Button tone="plain" size="sm" onClick={forget}>
              Close
            </Button>
          }
        />
      )}
    </chakra.div>
  );
}
