import { chakra } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { shortMoment } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import type { MentorPersonFragment } from '../list/MentorPerson.generated.ts';
import type { ProgressValues } from '../outbox/progressSave.ts';
import { FEEDBACK_LIMIT } from './feedbackHint.ts';
import { JoinedText } from './JoinedText.tsx';
import { STATUSES } from './statuses.ts';
import { VersionCard } from './VersionCard.tsx';

interface ProgressConflictProps {
  person: MentorPersonFragment;
  stageName: string;
  mine: ProgressValues;
  /** The stage as another user saved it. */
  theirs: { status: ProgressValues['status']; feedback: string | null; date: string | null };
  /** Returns to the form, with the joined text if it was changed. */
  onClose: () => void;
  /** Called before the form is set to the joined text. */
  onJoin: () => void;
  onSave: (values: ProgressValues) => Promise<unknown>;
  /** Keeps the other version. */
  onTake: () => void;
}

type Choice = 'mine' | 'theirs' | 'joined';

const CONFIRM: Record<Choice, string> = {
  mine: 'Save my text',
  theirs: 'Take their text',
  joined: 'Save joined text',
};

const joined = (texts: (string | null)[]) =>
  texts.flatMap((text) => (text?.trim() ? [text.trim()] : [])).join('\n\n');

/** Conflict of two versions of a stage: keep one's own, take the other, or join both. */
export function ProgressConflict(props: ProgressConflictProps) {
  const { person, stageName, mine, theirs, onClose, onJoin, onSave, onTake } = props;
  const [choice, setChoice] = useState<Choice>('joined');
  const [{ feedback: text, status }, setJoined] = useState(() => ({
    feedback: joined([theirs.feedback, mine.feedback]),
    status: mine.status,
  }));
  const form = useFormikContext<ProgressValues>();
  /** Also sets the form, which stores it as a draft. */
  const join = (change: Partial<ProgressValues>) => {
    const next = { feedback: text, status, ...change };
    setJoined(next);
    onJoin();
    void form.setValues(next);
  };
  const [busy, setBusy] = useState(false);
  const isTooLong = choice === 'joined' && text.length > FEEDBACK_LIMIT;
  const confirm = async () => {
    if (choice === 'theirs') {
      onTake();
      return;
    }
    setBusy(true);
    await onSave(choice === 'mine' ? mine : { status, feedback: text });
    setBusy(false);
  };
  const card = (value: Choice, title: string, note: string) => ({
    title,
    note,
    checked: choice === value,
    onChoose: () => {
      setChoice(value);
    },
  });
  const theirNote = theirs.date ? `Saved ${shortMoment(theirs.date)}` : 'Saved meanwhile';
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${stageName} was saved meanwhile`}
      description={`Nothing is overwritten yet. Choose which words ${person.name} will read.`}
      onSubmit={() => void confirm()}
      footer={
        <>
          <Button type="button" tone="outline" disabled={busy} onClick={onClose}>
            Back to the form
          </Button>
          <Button type="submit" tone="go" busy={busy} disabled={isTooLong}>
            {CONFIRM[choice]}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4" role="radiogroup" aria-label="Which words to keep">
        <chakra.div
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        >
          <VersionCard
            {...card('mine', 'Keep mine', 'Yours, not saved')}
            {...mine}
            other={theirs.feedback}
          />
          <VersionCard
            {...card('theirs', 'Take theirs', theirNote)}
            {...theirs}
            other={mine.feedback}
          />
        </chakra.div>
        <VersionCard
          {...card('joined', 'Join both', 'Change the text until it says what you mean')}
        >
          {choice === 'joined' && (
            <>
              <Select
                aria-label="Status"
                options={STATUSES}
                value={status}
                onChange={({ target }) => {
                  const found = STATUSES.find(({ value }) => value === target.value);
                  if (found) join({ status: found.value });
                }}
              />
              <JoinedText
                value={text}
                onChange={(feedback) => {
                  join({ feedback });
                }}
              />
            </>
          )}
        </VersionCard>
      </chakra.div>
    </Dialog>
  );
}
