import { Stack } from '@chakra-ui/react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

interface StageQuestionProps {
  /** Name of the stage that the feedback was written for. */
  from: string;
  /** Name of the selected stage. */
  to: string;
  onStay: () => void;
  onMove: () => void;
  onDiscard: () => void;
}

/** Asks what to do with unsent feedback when another stage is selected. */
export function StageQuestion({ from, to, onStay, onMove, onDiscard }: StageQuestionProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onStay}
      title={`Change the stage to ${to}?`}
      description={`What you wrote for ${from} is not sent yet.`}
      footer={
        // Below each other: the names of stages are too long for a row.
        <Stack role="group" aria-label="What to do with the text" flex="1" minW="0" gap="3">
          <Button data-autofocus tone="outline" onClick={onStay}>
            {`Stay at ${from}`}
          </Button>
          <Button tone="outline" onClick={onDiscard}>
            Discard the text
          </Button>
          <Button onClick={onMove}>{`Take it to ${to}`}</Button>
        </Stack>
      }
    />
  );
}
