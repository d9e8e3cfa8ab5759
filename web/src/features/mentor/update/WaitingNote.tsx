import { chakra } from '@chakra-ui/react';
import { useOutbox } from '../outbox/useOutbox.ts';
import { draftTime } from './draftTime.ts';

interface WaitingNoteProps {
  personId: string;
  stageId: string;
}

/** Note about an update of this stage that waits for a connection; a new save replaces it. */
export function WaitingNote({ personId, stageId }: WaitingNoteProps) {
  const { updates } = useOutbox();
  const waiting = updates.find(
    ({ input }) => input.personId === personId && input.stageId === stageId,
  );
  if (!waiting) return null;
  return (
    <chakra.div padding="3" borderRadius="2" bg="ochre-soft" textStyle="small">
      <chakra.b color="ochre">{`An update of ${draftTime(waiting.keptAt)} waits to be sent. A new save replaces it.`}</chakra.b>
      {waiting.input.feedback && (
        <chakra.p color="ink-soft" whiteSpace="pre-line">
          {waiting.input.feedback}
        </chakra.p>
      )}
    </chakra.div>
  );
}
