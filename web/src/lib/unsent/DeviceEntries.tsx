import { t } from '@lingui/core/macro';
import { chakra } from '@chakra-ui/react';
import { Caption } from '../../ui/Caption.tsx';
import { langOf } from '../../ui/langOf.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { DraftForm } from '../drafts.ts';
import { shortMoment } from '../format.ts';
import { useServerTexts } from '../i18n/serverText.ts';
import { problemText, type UnsentChange } from './changes.ts';
import { onDevice } from './onDevice.ts';
import type { OperationWords } from './operations.ts';

const momentText = (at: number) => shortMoment(new Date(at).toISOString());

/** A draft or a change, as text. */
interface DeviceEntry {
  key: string;
  /** Form or person. */
  name: string;
  /** Empty for a form of several fields. */
  text: string;
  note: string;
}

/** Name of a form by the start of its key: the draft stores the key, which has no language. */
const FORMS: Partial<Record<string, () => string>> = {
  progress: () => '',
  step: () => t`Agreed step`,
  answer: () => t`Your answer`,
  interests: () => t`Interest profile`,
};

function draftEntry(
  { key, value }: { key: string; value: object },
  people: readonly { id: string; name: string }[],
): DeviceEntry {
  const { feedback, text = feedback, keptAt, draftOf } = value as Record<string, unknown>;
  const [start = '', id = ''] = key.split(':');
  const form = (FORMS[start] ?? (() => t`Career form`))();
  const { personId } = (draftOf ?? { personId: id }) as Partial<DraftForm>;
  const isOfPerson = draftOf ? personId !== undefined : start === 'progress' || start === 'step';
  const person = people.find((one) => one.id === personId)?.name ?? t`One of your people`;
  return {
    key,
    name: [form, isOfPerson && person].filter(Boolean).join(', '),
    text: typeof text === 'string' ? text : '',
    note:
      typeof keptAt === 'number'
        ? t`Draft of ${{ time: momentText(keptAt) }}`
        : t`Opens with its form when the server can be reached again.`,
  };
}

interface DeviceEntriesProps {
  userId: string;
  /** Words of the user's changes, by operation. */
  words: Readonly<Record<string, OperationWords | undefined>>;
  /** Names of the people that drafts are about. */
  people?: readonly { id: string; name: string }[];
}

/** Waiting and rejected changes and drafts of a user on this device. */
export function DeviceEntries({ userId, words, people = [] }: DeviceEntriesProps) {
  useServerTexts();
  const { changes, drafts } = onDevice(userId);
  const changeEntry = (change: UnsentChange): DeviceEntry => {
    const shown = words[change.operation]?.words(change);
    return {
      key: change.id,
      name: [shown?.title, shown?.note].filter(Boolean).join(', '),
      text: shown?.text ?? '',
      note: problemText(change) || t`Waiting since ${{ time: momentText(change.keptAt) }}`,
    };
  };
  const lists = [
    [t`Updates waiting to be sent`, changes.filter(({ problem }) => !problem).map(changeEntry)],
    [t`Updates that were not saved`, changes.filter(({ problem }) => problem).map(changeEntry)],
    [t`Drafts on this device`, drafts.map((draft) => draftEntry(draft, people))],
  ] as const;
  return lists.map(
    ([title, entries]) =>
      entries.length > 0 && (
        <Panel key={title} title={title}>
          <ul aria-label={title}>
            {entries.map(({ key, name, text, note }) => (
              <chakra.li
                key={key}
                paddingBlock="3"
                paddingInline={{ base: '5', md: '6' }}
                overflowWrap="anywhere"
                css={{ '& + &': { borderTop: 'line' } }}
              >
                <chakra.p fontWeight="label">
                  <bdi>{name}</bdi>
                </chakra.p>
                {text && (
                  <chakra.p textStyle="small" whiteSpace="pre-line">
                    <bdi>{text}</bdi>
                  </chakra.p>
                )}
                <Caption lang={langOf(note)}>{note}</Caption>
              </chakra.li>
            ))}
          </ul>
        </Panel>
      ),
  );
}
