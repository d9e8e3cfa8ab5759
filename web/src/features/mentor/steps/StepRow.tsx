import { chakra, Flex } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { dueText } from '../../../lib/steps/dueText.ts';
import { TakeBack } from '../../../lib/unsent/TakeBack.tsx';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Caption } from '../../../ui/Caption.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { LazyConfirmDialog } from '../../../ui/LazyConfirmDialog.tsx';
import { waitingForStep, waitingInput } from '../changes/mentorChanges.ts';
import { StepEditor } from './StepEditor.tsx';
import type { AgreedStep, StepChanges } from './useAgreedSteps.ts';

const Box = chakra('input', {
  base: { flex: 'none', boxSize: 'radio', margin: '0', accentColor: '{colors.leaf}' },
});

interface StepRowProps {
  step: AgreedStep;
  changes: StepChanges;
  /** Called after the step was removed. */
  onRemoved: () => void;
}

/** A step with its checkbox, as it is after the changes that wait for a connection. */
export function StepRow({ step: saved, changes, onRemoved }: StepRowProps) {
  const id = useId();
  const [mode, setMode] = useState<'row' | 'edit' | 'edited' | 'remove'>('row');
  const [pending, setPending] = useState<boolean | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const waiting = waitingForStep(useUnsent().waiting, saved.id);
  const change = waitingInput('UpdateAgreedStep', waiting);
  const tick = waitingInput('TickAgreedStep', waiting);
  const step = change ? { ...saved, text: change.text, dueOn: change.dueOn ?? null } : saved;
  const isDone = pending ?? tick?.isDone ?? step.doneAt !== null;
  if (mode === 'edit') {
    return (
      <li>
        <StepEditor
          initial={{ text: step.text, dueOn: step.dueOn ?? '' }}
          submit="Save"
          focuses
          onClose={() => {
            setMode('edited');
          }}
          onSubmit={async (values) => {
            if (await changes.update(saved, values)) setMode('edited');
          }}
        />
      </li>
    );
  }
  return (
    <li>
      <Flex
        align="center"
        gap="2"
        minH="target"
        paddingBlock="0.5"
        textStyle="small"
        lineHeight="snug"
      >
        <Box
          ref={box}
          id={id}
          type="checkbox"
          checked={isDone}
          aria-disabled={pending !== null || undefined}
          onChange={({ target }) => {
            if (pending !== null) return;
            setPending(target.checked);
            void changes.tick(saved, target.checked).finally(() => {
              setPending(null);
            });
          }}
        />
        <chakra.span flex="1" minW="0" overflowWrap="anywhere">
          <chakra.label htmlFor={id} cursor="pointer">
            {step.text}
          </chakra.label>{' '}
          <Caption as="span" display="inline-block">
            {dueText(step)}
          </Caption>{' '}
          {waiting.length > 0 && (
            <>
              <Badge hue="ochre" icon="clock">
                {waitingInput('RemoveAgreedStep', waiting) ? 'Removal waiting' : 'Waiting'}
              </Badge>
              <TakeBack changes={waiting} onTakenBack={() => box.current?.focus()} />
            </>
          )}
        </chakra.span>
        <IconButton
          size="sm"
          icon="pencil"
          autoFocus={mode === 'edited'}
          label={`Change step ${step.text}`}
          onClick={() => {
            setMode('edit');
          }}
        />
        <IconButton
          size="sm"
          icon="trash"
          label={`Remove step ${step.text}`}
          onClick={() => {
            setMode('remove');
          }}
        />
      </Flex>
      <LazyConfirmDialog
        open={mode === 'remove'}
        onClose={() => {
          setMode('row');
        }}
        title="Remove this step?"
        consequence={`“${step.text}” is not agreed any longer. It stays in the history.`}
        confirm="Remove step"
        onConfirm={() => {
          setMode('row');
          void changes.remove(saved).then((isRemoved) => {
            if (isRemoved) onRemoved();
          });
        }}
      />
    </li>
  );
}
