import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ClubAudience } from '../../../schema.generated.ts';
import { EducatorHistoryDocument } from './EducatorHistory.generated.ts';
import type { HistoryRowFragment } from '../../../lib/history/HistoryRow.generated.ts';
import { StudentHistoryDocument } from './StudentHistory.generated.ts';

interface HistoryData {
  person: { history: HistoryRowFragment[] | null } | null;
}

/** History query of each audience. */
export const HISTORY_DOCUMENTS: Record<
  ClubAudience,
  TypedDocumentNode<HistoryData, { id: string }>
> = { STUDENT: StudentHistoryDocument, EDUCATOR: EducatorHistoryDocument };
