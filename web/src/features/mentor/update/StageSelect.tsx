import { useId } from 'react';
import { FieldFrame } from '../../../ui/fields/FieldFrame.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import type { StageFormProps } from './stageFormProps.ts';

/** Select for the stage. Not a field of the form, because each stage has its own form. */
export function StageSelect({
  words,
  stageId,
  stages,
  stagesFailed,
  onStage,
}: Pick<StageFormProps, 'words' | 'stageId' | 'stages' | 'stagesFailed' | 'onStage'>) {
  const id = useId();
  const isEmpty = stages.length === 0;
  const isChosen = stages.some(({ value }) => value === stageId);
  const placeholder = isEmpty
    ? stagesFailed
      ? 'Error loading stages'
      : 'No stages available'
    : 'Select a stage';
  return (
    <FieldFrame
      label="Stage"
      required
      controlId={id}
      messageId={`${id}-message`}
      error={
        isEmpty && stagesFailed
          ? `Failed to load available stages for this ${words.one}'s club`
          : undefined
      }
    >
      <Select
        id={id}
        aria-required
        aria-describedby={isEmpty && stagesFailed ? `${id}-message` : undefined}
        disabled={isEmpty}
        placeholder={isChosen ? undefined : placeholder}
        options={stages}
        value={isChosen ? stageId : ''}
        onChange={({ target }) => {
          onStage(target.value);
        }}
      />
    </FieldFrame>
  );
}
