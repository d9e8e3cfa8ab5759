import { Formik } from 'formik';
import { useState } from 'react';
import { isOver } from '../../../lib/nextSession/sessionTime.ts';
import { Button } from '../../../ui/Button.tsx';
import { Caption } from '../../../ui/Caption.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { fieldErrorsOf } from '../../../ui/fields/fieldErrors.ts';
import { useUnsavedDialog } from '../../../lib/useUnsavedDialog.tsx';
import { FormAlert } from '../../../ui/Notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { failureText, useSend } from '../../../lib/unsent/useSend.ts';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { waitingSession } from '../changes/mentorChanges.ts';
import { PlannedSession } from './PlannedSession.tsx';
import { setSession } from './sessionChanges.ts';
import { SessionFields } from './SessionFields.tsx';
import { isSessionChanged, sessionBase, sessionErrors, sessionValues } from './sessionValues.ts';

interface SessionDialogProps {
  person: MentorPerson;
  onClose: () => void;
}

/** Dialog that sets, moves or cancels the next session of a person. */
export function SessionDialog({ person, onClose }: SessionDialogProps) {
  const session = person.nextSession;
  const { send } = useSend();
  const [problem, setProblem] = useState<string | null>(null);
  const waiting = waitingSession(useUnsent().waiting, person.id);
  const [initial] = useState(() => sessionBase(session, waiting).values);
  const { prompt, saved } = useUnsavedDialog('The session is not saved yet.', {
    searchParams: ['session'],
  });
  return (
    <Formik
      initialValues={initial}
      onSubmit={async (values, form) => {
        const isEmpty = !isSessionChanged(values, sessionValues(null));
        const errors = isEmpty ? { nextDay: 'Enter a day.' } : sessionErrors(values, initial);
        form.setStatus(fieldErrorsOf({ ...errors }, values));
        if (Object.keys(errors).length > 0) return;
        if (!isSessionChanged(values, initial)) {
          onClose();
          return;
        }
        const result = await send(setSession(person, session, values));
        if (result.kind === 'conflict') {
          setProblem(
            'It was changed meanwhile: its present time is shown. Save again to replace it.',
          );
        } else if (result.kind === 'failed') setProblem(failureText(result));
        else if (result.kind !== 'ended') {
          if (result.kind === 'saved') {
            toast.success(session ? 'Session moved' : 'Session planned', person.name);
          }
          saved(onClose);
        }
      }}
    >
      {({ submitForm, isSubmitting }) => (
        <Dialog
          open
          onClose={onClose}
          onSubmit={() => void submitForm()}
          title={`Next session with ${person.name}`}
          footer={
            <>
              <Button tone="outline" onClick={onClose}>
                Close
              </Button>
              <Button type="submit" tone="go" busy={isSubmitting}>
                {session ? 'Move session' : 'Plan session'}
              </Button>
            </>
          }
        >
          {prompt}
          {problem && <FormAlert title="The session was not saved" detail={problem} />}
          {session && (
            <PlannedSession
              person={person}
              session={session}
              onEnded={() => {
                saved(onClose);
              }}
            />
          )}
          {session && isOver(session) && (
            <Caption>A new time moves it. If it took place, save an update first.</Caption>
          )}
          <SessionFields planned={initial} />
        </Dialog>
      )}
    </Formik>
  );
}
