import { chakra } from '@chakra-ui/react';
import { shortDate } from '../../../lib/format.ts';
import { Well } from '../../../ui/Well.tsx';

interface CurrentFeedbackProps {
  stageName: string;
  feedback: string | null | undefined;
  date: string | null | undefined;
}

/** Current feedback of the stage, which new feedback replaces; renders nothing without any. */
export function CurrentFeedback({ stageName, feedback, date }: CurrentFeedbackProps) {
  if (!feedback?.trim()) return null;
  return (
    <Well role="group" aria-label="Agreed last time" css={{ padding: '{spacing.3} {spacing.4}' }}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="4"
        textStyle="caption"
      >
        <b>Agreed last time</b>
        <chakra.span color="ink-faint">
          {[stageName, date && shortDate(date)].filter(Boolean).join(', ')}
        </chakra.span>
      </chakra.div>
      <chakra.p textStyle="small" whiteSpace="pre-line" maxH="5lh" overflowY="auto">
        {feedback}
      </chakra.p>
    </Well>
  );
}
