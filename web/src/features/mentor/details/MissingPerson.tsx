import { chakra } from '@chakra-ui/react';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { ChosenPerson } from '../list/useMentorDashboard.ts';

const LINES = ['70%', '90%', '60%', '80%', '75%', '50%'];

interface MissingPersonProps {
  chosen: ChosenPerson;
  words: AudienceWords;
  onClose: () => void;
}

/** Replaces a dialog about a person: loading, failed, or no longer assigned. */
export function MissingPerson({ chosen, words, onClose }: MissingPersonProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${words.One} details`}
      footer={
        <Button tone="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      {chosen.loading ? (
        <chakra.div role="status" aria-label="Loading..." display="grid" gap="4">
          {LINES.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </chakra.div>
      ) : chosen.missing ? (
        <EmptyState
          title={`This ${words.one} is not assigned to you`}
          detail="An administrator may have changed the assignment."
        />
      ) : (
        <LoadFailure
          title={`Error loading ${words.one} details`}
          error={chosen.error}
          onRetry={chosen.retry}
        />
      )}
    </Dialog>
  );
}
