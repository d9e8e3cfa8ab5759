import { Formik } from 'formik';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { fieldErrorsOf } from '../../../ui/fields/fieldErrors.ts';
import { FormAlert } from '../../../ui/Notice.tsx';
import { toast } from '../../../ui/toast.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { PlannedSession } from './PlannedSession.tsx';
import { SessionFields } from './SessionFields.tsx';
import { isOver, isSessionChanged, sessionErrors, sessionValues } from './sessionValues.ts';
import { useNextSession } from './useNextSession.ts';

interface SessionDialogProps {
  person: MentorPerson;
  onClose: () => void;
}

/** Dialog that sets, moves or cancels the next session of a person. */
export function SessionDialog({ person, onClose }: SessionDialogProps) {
  const session = person.nextSession;
  const { set } = useNextSession(person, session);
  const [problem, setProblem] = useState<string | null>(null);
  const isMove = session !== null && !isOver(session);
  return (
    <Formik
      initialValues={sessionValues(session)}
      onSubmit={async (values, form) => {
        const isEmpty = !isSessionChanged(values, null);
        const errors = isEmpty ? { nextDay: 'Enter a day.' } : sessionErrors(values, session);
        form.setStatus(fieldErrorsOf({ ...errors }, values));
        if (Object.keys(errors).length > 0) return;
        if (!isSessionChanged(values, session)) {
          onClose();
          return;
        }
        const result = await set(values);
        if (result.kind === 'conflict') {
          setProblem(
            'It was changed meanwhile: its present time is shown. Save again to replace it.',
          );
        } else if (result.kind === 'failed') setProblem(result.message);
        else {
          if (result.kind === 'saved') {
            toast.success(isMove ? 'Session moved' : 'Session planned', person.name);
          }
          onClose();
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
                {isMove ? 'Move session' : 'Plan session'}
              </Button>
            </>
          }
        >
          {problem && <FormAlert title="The session was not saved" detail={problem} />}
          {session && <PlannedSession person={person} session={session} onEnded={onClose} />}
          <SessionFields />
        </Dialog>
      )}
    </Formik>
  );
}
