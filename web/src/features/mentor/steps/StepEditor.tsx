import { NAME_LENGTH } from '../../../../../limits.mjs';
import { chakra, Flex } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { FieldMessage } from '../../../ui/fields/FieldMessage.tsx';
import { inputRecipe } from '../../../ui/theme/recipes/input.ts';
import type { StepValues } from './useAgreedSteps.ts';

const Input = chakra('input', inputRecipe);

interface StepEditorProps {
  initial: StepValues;
  /** Label of the button. */
  submit: string;
  /** Focuses the text when it is opened. */
  focuses: boolean;
  onChange?: (values: StepValues) => void;
  onClose: () => void;
  onSubmit: (values: StepValues) => Promise<void>;
}

/** Fields of a step. Not a form: it is inside the form of the update, and forms can't be nested. */
export function StepEditor(props: StepEditorProps) {
  const { initial, submit, focuses, onChange, onClose, onSubmit } = props;
  const id = useId();
  const [values, setValues] = useState(initial);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<StepValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    setError(undefined);
    onChange?.(next);
  };
  const send = async () => {
    if (busy) return;
    if (!values.text.trim()) {
      setError('Enter what to do.');
      return;
    }
    setBusy(true);
    await onSubmit(values);
    setBusy(false);
  };
  return (
    <chakra.div
      role="group"
      data-own-escape
      aria-label={submit === 'Add' ? 'New step' : 'Change the step'}
      paddingTop="2"
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          // Enter in a field would submit the form around it.
          event.preventDefault();
          void send();
        }
      }}
    >
      <Flex wrap="wrap" gap="2" align="center">
        <Input
          dense
          autoFocus={focuses}
          aria-label="Step"
          placeholder="What to do until the next session"
          maxLength={NAME_LENGTH}
          flex="1 1 12rem"
          width="auto"
          value={values.text}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          onChange={({ target }) => {
            change({ text: target.value });
          }}
        />
        <Input
          dense
          type="date"
          aria-label="Due day, optional"
          width="9.5rem"
          value={values.dueOn}
          onChange={({ target }) => {
            change({ dueOn: target.value });
          }}
        />
        <Button size="sm" busy={busy} onClick={() => void send()}>
          {submit}
        </Button>
        <Button tone="plain" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </Flex>
      <FieldMessage id={id} error={error} />
    </chakra.div>
  );
}
