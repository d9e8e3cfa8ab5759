import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { isUnauthenticated, messageOf } from '../../../lib/errors.ts';
import type { ListParams } from '../../../lib/list/useListParams.ts';
import { toast } from '../../../ui/toast.ts';
import { toVariables } from '../list/criteria.ts';
import type { ExportedPersonFragment } from '../list/ExportedPerson.generated.ts';
import { MentorExportDocument } from './MentorExport.generated.ts';

/** Maximum page size of the server. */
const PAGE_SIZE = 200;

/** People, with the error of fields that could not be read. */
export interface WholeList {
  people: readonly ExportedPersonFragment[];
  error: Error | undefined;
}

/** Loads all pages of the list with these criteria, in its order. Rejects if one fails. */
async function loadAll(client: ApolloClient, params: ListParams): Promise<WholeList> {
  let unread: Error | undefined;
  const { filter, sort } = toVariables(params);
  // By id: a person whose position changes between two requests can be on both pages.
  const found = new Map<string, ExportedPersonFragment>();
  for (let number = 1, last = 1; number <= last; number += 1) {
    const { data, error } = await client.query({
      query: MentorExportDocument,
      variables: { filter, sort, page: { number, size: PAGE_SIZE } },
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
    });
    const failure: Error | undefined = error;
    const page = data?.mentorDashboard?.people;
    if (!page) throw failure ?? new Error('The answer has no people.');
    unread ??= failure;
    for (const person of page.items) found.set(person.id, person);
    last = page.pageCount;
  }
  return { people: [...found.values()], error: unread };
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
