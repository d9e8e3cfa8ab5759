import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../lib/apollo/dataOf.ts';
import { hasCode } from '../../../lib/errors.ts';
import { PartState } from '../../../lib/failure/PartState.tsx';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { capitalised } from '../../../lib/format.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EducatorViewDocument } from './EducatorView.generated.ts';
import type { PersonViewFragment } from './PersonView.generated.ts';
import { StudentViewDocument } from './StudentView.generated.ts';

type PersonView = DataOf<PersonViewFragment>;
type ViewDocument = TypedDocumentNode<{ person: PersonView | null }, { id: string }>;

const DOCUMENTS: Record<ClubAudience, ViewDocument> = {
  STUDENT: StudentViewDocument,
  EDUCATOR: EducatorViewDocument,
};

interface HowToLoad {
  /** Loads from the server only: a form must not start from cached fields. */
  fresh: boolean;
}

/** Loads a person for the View and Edit dialogs: the record, or whether it is missing or failed to load. */
export function usePersonView(audience: ClubAudience, id: string, { fresh }: HowToLoad) {
  const { data, loading, error, refetch } = useQuery(DOCUMENTS[audience], {
    variables: { id },
    ...(fresh && { fetchPolicy: 'network-only' }),
  });
  const noun = audience.toLowerCase();
  const person = data?.person ?? null;
  const isAnswered = !loading && person === null;
  const isMissing = isAnswered && (error === undefined || hasCode(error, 'NOT_FOUND'));
  const failure = {
    title: `Error loading ${noun} details`,
    detail: `Failed to load ${noun} information.`,
  };
  useFailureToast(isAnswered && !isMissing ? error : undefined, failure.title, failure.detail);
  return { person, loading, error, isMissing, failure, refetch };
}

type LoadedPerson = ReturnType<typeof usePersonView>;

interface PersonStateProps {
  audience: ClubAudience;
  loaded: LoadedPerson;
}

/** State of a person's dialog: loading, not found or failed. */
export function PersonState({ audience, loaded }: PersonStateProps) {
  const noun = capitalised(audience.toLowerCase());
  return (
    <PartState
      query={loaded}
      value={null}
      shape="lines"
      {...loaded.failure}
      empty={
        loaded.isMissing && {
          title: `${noun} not found`,
          detail:
            'The record may have been removed meanwhile. Close this dialog to go back to the list.',
        }
      }
    />
  );
}

interface FreshPersonProps {
  audience: ClubAudience;
  id: string;
  /** Title while there is no record. */
  title: string;
  onClose: () => void;
  /** The dialog of the loaded record; null if it can't be used. */
  children: (person: PersonView, error: Error | undefined) => ReactNode;
}

/** Loads the current record of a person for a dialog; until then a dialog with the state. */
export function FreshPerson({ audience, id, title, onClose, children }: FreshPersonProps) {
  const loaded = usePersonView(audience, id, { fresh: true });
  return (
    (loaded.person && children(loaded.person, loaded.error)) ?? (
      <Dialog
        open
        onClose={onClose}
        title={title}
        footer={
          <Button tone="outline" onClick={onClose}>
            Close
          </Button>
        }
      >
        <PersonState audience={audience} loaded={loaded} />
      </Dialog>
    )
  );
}
