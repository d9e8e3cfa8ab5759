import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { hasCode } from '../../../lib/errors.ts';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { EducatorViewDocument } from './EducatorView.generated.ts';
import type { PersonViewFragment } from './PersonView.generated.ts';
import { StudentViewDocument } from './StudentView.generated.ts';

type ViewDocument = TypedDocumentNode<{ person: PersonViewFragment | null }, { id: string }>;

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

export type LoadedPerson = ReturnType<typeof usePersonView>;
