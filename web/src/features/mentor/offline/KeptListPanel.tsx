import { chakra, Flex } from '@chakra-ui/react';
import { daysSince, daysWord, shortMoment } from '../../../lib/format.ts';
import { TimeAndPlace } from '../../../lib/nextSession/TimeAndPlace.tsx';
import { isOver, sessionTime } from '../../../lib/nextSession/sessionTime.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Caption } from '../../../ui/Caption.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { KeptList, KeptPerson } from './keptList.ts';

function waitingText({ waitingSince, percent }: KeptPerson): string {
  if (percent === 100) return 'Completed';
  if (waitingSince === null) return '';
  const days = daysSince(waitingSince);
  return days === 0 ? 'Waiting since today' : `Waiting for ${daysWord(days)}`;
}

/** The mentor's list as it was stored on this device, with its time. */
export function KeptListPanel({ list }: { list: KeptList }) {
  return (
    <Panel
      title="My people"
      note={`As of ${shortMoment(new Date(list.at).toISOString())}. Not up to date.`}
    >
      {list.people.length === 0 ? (
        <chakra.p padding={{ base: '5', md: '6' }} color="ink-soft">
          Nobody was assigned to you.
        </chakra.p>
      ) : (
        <ul aria-label="My people">
          {list.people.map((person) => (
            <chakra.li
              key={person.id}
              display="grid"
              gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '3fr 2fr 2fr auto' }}
              alignItems="center"
              columnGap="4"
              rowGap="1"
              paddingBlock="3"
              paddingInline={{ base: '5', md: '6' }}
              css={{ '& + &': { borderTop: 'line' } }}
            >
              <Flex align="center" gap="3" minW="0" mdDown={{ gridColumn: '1 / -1' }}>
                <Avatar name={person.name} />
                <chakra.div minW="0" overflowWrap="anywhere">
                  <chakra.p fontWeight="label">
                    <bdi>{person.name}</bdi>
                  </chakra.p>
                  <Caption>{person.place}</Caption>
                </chakra.div>
              </Flex>
              <chakra.p textStyle="small" minW="0" overflowWrap="anywhere">
                {person.stage ?? 'Not Started'}
              </chakra.p>
              <chakra.div
                textStyle="small"
                color="ink-soft"
                minW="0"
                overflowWrap="anywhere"
                mdDown={{ gridRow: '3', gridColumn: '1 / -1' }}
              >
                <p>{waitingText(person)}</p>
                {person.nextSession && !isOver(person.nextSession) && (
                  <p>
                    <TimeAndPlace
                      time={`Next session ${sessionTime(person.nextSession.at)}`}
                      place={person.nextSession.place}
                    />
                  </p>
                )}
              </chakra.div>
              <chakra.p textStyle="figure" fontSize="16" textAlign="end">
                {person.percent !== null && `${person.percent}%`}
              </chakra.p>
            </chakra.li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
