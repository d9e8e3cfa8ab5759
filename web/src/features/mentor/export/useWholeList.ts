import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { isUnauthenticated, messageOf } from '../../../lib/errors.ts';
import { readPages } from '../../../lib/list/readPages.ts';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import { toast } from '../../../ui/toast.ts';
import { toVariables } from '../list/criteria.ts';
import type { ExportedPersonFragment } from '../list/ExportedPerson.generated.ts';
import { MentorExportDocument } from './MentorExport.generated.ts';

/** People, with the error of fields that could not be read. */
export interface WholeList {
  people: readonly ExportedPersonFragment[];
  error: Error | undefined;
}

/** Loads all pages of the list with these criteria, in its order. Rejects if one fails. */
async function loadAll(client: ApolloClient, params: ListParams): Promise<WholeList> {
  const { filter, sort } = toVariables(params);
  const pages = readPages(client, {
    query: MentorExportDocument,
    variables: { filter, sort },
    pageOf: (data) => data.mentorDashboard?.people,
  });
  const people: ExportedPersonFragment[] = [];
  let unread: Error | undefined;
  for await (const { items, error } of pages) {
    people.push(...items);
    unread ??= error;
  }
  return { people, error: unread };
}

/** Loads the whole filtered list on demand; shows a toast after a failure. */
export function useWholeList(params: ListParams, failureTitle: string) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const load = async (handle: (list: WholeList) => void | Promise<void>) => {
    setBusy(true);
    try {
      await handle(await loadAll(client, params));
    } catch (error) {
      if (!isUnauthenticated(error)) toast.failure(failureTitle, messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, load };
}
