import { useId } from 'react';
import { FieldFrame } from '../../../ui/fields/FieldFrame.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import type { AudienceWords } from '../list/audienceWords.ts';

interface StageSelectProps {
  words: AudienceWords;
  /** Empty without a stage. */
  stageId: string;
  stages: readonly { value: string; label: string }[];
  /** The stages could not be loaded. */
  stagesFailed: boolean;
  onStage: (stageId: string) => void;
}

/** Select for the stage. Not a field of the form, because the URL has the stage. */
export function StageSelect(props: StageSelectProps) {
  const { words, stageId, stages, stagesFailed, onStage } = props;
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
      compact
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
