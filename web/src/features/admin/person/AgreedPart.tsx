import { dueText } from '../../../lib/steps/dueText.ts';
import { TimeAndPlace } from '../../../lib/nextSession/TimeAndPlace.tsx';
import { sessionTime } from '../../../lib/nextSession/sessionTime.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import type { PersonViewFragment } from './PersonView.generated.ts';

/** What person and mentor have planned and agreed on, to read; null without any. */
export function AgreedPart({ person }: { person: PersonViewFragment }) {
  const { nextSession, agreedSteps } = person;
  const items = [
    nextSession && {
      term: 'Next session',
      value: <TimeAndPlace time={sessionTime(nextSession.at)} place={nextSession.place} />,
    },
    agreedSteps?.length
      ? {
          term: 'Agreed steps',
          value: (
            <ul>
              {agreedSteps.map((step) => (
                <li key={step.id}>
                  <bdi>{step.text}</bdi> <Caption as="span">{dueText(step)}</Caption>
                </li>
              ))}
            </ul>
          ),
        }
      : null,
  ].filter((item) => item !== null);
  return items.length > 0 && <DetailsList items={items} />;
}
