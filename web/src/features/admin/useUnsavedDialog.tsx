import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { UnsavedQuestion } from '../../lib/UnsavedQuestion.tsx';

/** Asks for confirmation before unsaved values of a Formik dialog are lost. */
export function useUnsavedDialog(description: string) {
  const isSaved = useRef(false);
  return {
    /** Render it inside the form. */
    question: <DialogQuestion isSaved={isSaved} description={description} />,
    /** Closes the dialog after a save, without a confirmation. */
    saved: (close: () => void) => {
      isSaved.current = true;
      close();
    },
  };
}

interface DialogQuestionProps {
  isSaved: { current: boolean };
  description: string;
}

function DialogQuestion({ isSaved, description }: DialogQuestionProps) {
  const { dirty } = useFormikContext();
  return (
    <UnsavedQuestion
      hasUnsaved={() => dirty && !isSaved.current}
      description={description}
      places={['tab', 'dialog']}
    />
  );
}
