import { chakra } from '@chakra-ui/react';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import type { LoadedPerson } from './usePersonView.ts';

const LINES = ['70%', '90%', '60%', '80%', '75%', '50%'];

/** "Student not found" or "Educator not found". */
const notFound = (audience: ClubAudience) =>
  audience === 'STUDENT' ? 'Student not found' : 'Educator not found';

interface PersonStateProps {
  audience: ClubAudience;
  loaded: LoadedPerson;
}

/** State of a person's dialog: loading, not found or failed. */
export function PersonState({ audience, loaded }: PersonStateProps) {
  if (loaded.isMissing) {
    return (
      <EmptyState
        title={notFound(audience)}
        detail="The record may have been removed meanwhile. Close this dialog to go back to the list."
      />
    );
  }
  if (!loaded.loading) {
    return (
      <LoadFailure {...loaded.failure} error={loaded.error} onRetry={() => void loaded.refetch()} />
    );
  }
  return (
    <chakra.div role="status" aria-label="Loading..." display="grid" gap="4">
      {LINES.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </chakra.div>
  );
}
