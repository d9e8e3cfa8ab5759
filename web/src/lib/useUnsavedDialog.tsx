import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { UnsavedChangesPrompt } from './UnsavedChangesPrompt.tsx';

interface UnsavedDialogOptions {
  description: string;
  /** Search parameters whose change closes the dialog. */
  searchParams: readonly string[];
  /** See `UnsavedChangesPrompt`. */
  isPublic?: boolean;
}

/** The usual search parameters of a tab and of a dialog. */
const USUAL = ['tab', 'dialog'];

/** Asks for confirmation before unsaved values of a Formik dialog are lost. */
export function useUnsavedDialog(description: string, options: Partial<UnsavedDialogOptions> = {}) {
  const isSaved = useRef(false);
  return {
    /** Render it inside the form. */
    prompt: (
      <UnsavedDialogPrompt
        isSaved={isSaved}
        description={description}
        searchParams={USUAL}
        {...options}
      />
    ),
    /** Closes the dialog after a save, without a confirmation. */
    saved: (close: () => void) => {
      isSaved.current = true;
      close();
    },
  };
}

interface UnsavedDialogPromptProps extends UnsavedDialogOptions {
  isSaved: { current: boolean };
}

function UnsavedDialogPrompt({ isSaved, ...options }: UnsavedDialogPromptProps) {
  const { dirty } = useFormikContext();
  return <UnsavedChangesPrompt hasUnsaved={() => dirty && !isSaved.current} {...options} />;
}
