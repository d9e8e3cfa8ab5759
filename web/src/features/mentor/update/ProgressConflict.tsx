import { FEEDBACK_LENGTH } from '../../../../../limits.mjs';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { VersionsDialog } from '../../../lib/conflict/VersionsDialog.tsx';
import { shortMoment } from '../../../lib/format.ts';
import type { FormValues, ProgressValues } from './progressDraft.ts';
import { statusText } from '../list/stages.ts';

interface ProgressConflictProps {
  stageName: string;
  mine: ProgressValues;
  /** The stage as another user saved it. */
  theirs: { status: ProgressValues['status']; feedback: string | null; date: string | null };
  /** Returns to the form, with the joined text if it was changed. */
  onClose: () => void;
  /** Called when the joined text is changed, before the form is set to it. */
  onJoin: (values: FormValues) => void;
  onSave: (values: ProgressValues) => Promise<unknown>;
  /** Keeps the other version. */
  onTake: () => void;
}

/** Conflict of two versions of a stage: for status and feedback one of them, or both texts joined. */
export function ProgressConflict(props: ProgressConflictProps) {
  const { stageName, mine, theirs, onClose, onJoin, onSave, onTake } = props;
  const other = theirs.feedback?.trim() ?? '';
  const [edited, setEdited] = useState<string | null>(null);
  const own = mine.feedback.trim();
  const joined = edited ?? [other, own].filter(Boolean).join('\n\n');
  const [busy, setBusy] = useState(false);
  const form = useFormikContext<FormValues>();
  const status = { name: 'status', before: '', mine: mine.status, theirs: theirs.status };
  const feedback = { name: 'feedback', before: '', mine: mine.feedback, theirs: other };
  // Without a feedback of one's own there is nothing to choose: an empty one is not sent.
  const asksFeedback = edited !== null || (own !== '' && own !== other);
  const conflicts = [
    ...(mine.status === theirs.status ? [] : [status]),
    ...(asksFeedback ? [feedback] : []),
  ];
  const save = async (taken: ReadonlySet<string>, isJoined: boolean) => {
    if (taken.size === conflicts.length) {
      onTake();
      return;
    }
    setBusy(true);
    await onSave({
      status: taken.has('status') ? theirs.status : mine.status,
      feedback: isJoined && asksFeedback ? joined : taken.has('feedback') ? other : mine.feedback,
    });
    setBusy(false);
  };
  return (
    <VersionsDialog
      name={stageName}
      title={`${stageName} was saved meanwhile`}
      comparison={{ conflicts, onlyMine: [], onlyTheirs: [] }}
      labelOf={(field) => (field === 'status' ? 'Status' : 'Feedback')}
      wordsOf={(field, value) => (field === 'status' ? statusText(value) : value)}
      savedAt={theirs.date ? shortMoment(theirs.date) : undefined}
      join={{
        field: 'feedback',
        text: joined,
        limit: FEEDBACK_LENGTH,
        onChange: (text) => {
          setEdited(text);
          const values = { ...form.values, feedback: text };
          onJoin(values);
          void form.setValues(values);
        },
      }}
      busy={busy}
      onClose={onClose}
      onSave={(taken, isJoined) => void save(taken, isJoined)}
    />
  );
}
