import { isolated } from '../../../lib/i18n/formats.ts';
import { t } from '@lingui/core/macro';
import { chakra, HStack } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import type { NextSessionFragment } from '../../../lib/nextSession/NextSession.generated.ts';
import { placeLink } from '../../../lib/nextSession/placeLink.ts';
import { platformTime, sessionTime } from '../../../lib/nextSession/sessionTime.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { toast } from '../../../ui/toast.ts';
import { contactLink } from '../../../ui/ContactLinks.tsx';
import type { Guide } from '../dashboards.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

interface NextSessionCardProps {
  session: NextSessionFragment;
  /** Who plans the sessions. */
  guide: Guide;
}

/** The planned meeting: time, place and a file for calendars. */
export function NextSessionCard({ session, guide }: NextSessionCardProps) {
  const { at, place, timeZone } = session;
  const titleId = useId();
  const now = useNow();
  const elsewhere = platformTime(at, timeZone);
  const isOver = now.getTime() - Date.parse(at) >= HOUR_MS;
  const notes = [
    ...(elsewhere === null ? [] : [t`Shown in your time zone. In Waymark’s: ${elsewhere}.`]),
    ...(isOver
      ? [
          guide === 'mentor'
            ? t`Its time has passed. Your mentor notes it or plans the next one.`
            : t`Its time has passed. Your counsellor notes it or plans the next one.`,
        ]
      : []),
  ];
  return (
    <chakra.section
      aria-labelledby={titleId}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      padding={{ base: '5', md: '6' }}
      bg="brand-soft"
      border="line"
      borderRadius="3"
    >
      <HStack align="start" gap="3" flex="1 1 16rem" minW="0">
        <chakra.span color="brand" paddingTop="0.5">
          <Icon name="clock" size="6" />
        </chakra.span>
        <chakra.div minW="0" overflowWrap="anywhere">
          <chakra.p id={titleId} textStyle="label" color="ink-soft">
            {isOver ? t`Last planned session` : t`Next session`}
          </chakra.p>
          <TimeAndPlace time={sessionTime(at, now)} place={place} />
          {notes.length > 0 && (
            <chakra.p textStyle="small" color="ink-soft">
              {notes.join(' ')}
            </chakra.p>
          )}
        </chakra.div>
      </HStack>
      {!isOver && <CalendarButton session={session} />}
    </chakra.section>
  );
}

function TimeAndPlace({ time, place }: { time: string; place: string | null }) {
  const link = placeLink(place ?? '');
  const text = link === null && place !== null ? `${time}, ${isolated(place)}` : time;
  return (
    <>
      <chakra.p textStyle="section">{text}</chakra.p>
      {link !== null && (
        <chakra.a href={link} target="_blank" rel="noreferrer" css={contactLink}>
          <bdi>{link}</bdi>
        </chakra.a>
      )}
    </>
  );
}

function CalendarButton({ session }: { session: NextSessionFragment }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { calendarEntry } = await import('./calendarEntry.ts');
      const entry = calendarEntry(session, window.location.host);
      saveFile('session.ics', entry, 'text/calendar;charset=utf-8');
    } catch (error) {
      console.warn('The calendar file could not be created.', error);
      toast.failure(t`The calendar file was not created`, t`Please try again.`, {
        key: 'calendar',
      });
    }
    setBusy(false);
  };
  return (
    <Button tone="outline" size="sm" icon="download" busy={busy} onClick={() => void save()}>
      {t`Add to calendar`}
    </Button>
  );
}

/** The time, updated every minute: "Tomorrow" becomes "Today" on an open page. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(new Date());
    }, MINUTE_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
