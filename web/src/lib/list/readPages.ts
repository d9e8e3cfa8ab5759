import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { PageInput } from '../../schema.generated.ts';
import { inTurn } from '../run/inTurn.ts';

/** Maximum page size of the server. */
const PAGE_SIZE = 200;

interface Page<Row> {
  items: readonly Row[];
  pageCount: number;
}

type RowOf<P extends Page<unknown>> = P['items'][number];

interface ReadPagesOptions<Data, Variables, P extends Page<unknown>> {
  query: TypedDocumentNode<Data, Variables>;
  /** Filter and order. */
  variables: Omit<Variables, 'page'>;
  pageOf: (data: Data) => P | null | undefined;
  /** Id of a row, undefined if it can't be read; default: `id`. */
  idOf?: (row: RowOf<P>) => string | undefined;
  signal?: AbortSignal | undefined;
  /** Writes the rows to the cache; default: without the cache. */
  fetchPolicy?: 'network-only';
}

/**
 * Reads all pages of a list. A row whose position changes between two requests
 * can be on two pages: `items` has only rows that no earlier page had. `error` is the error of fields
 * that could not be read. Throws if a page fails three times or the signal is aborted.
 */
export async function* readPages<
  Data,
  Variables extends { page?: PageInput | null | undefined },
  P extends Page<unknown>,
>(
  client: ApolloClient,
  options: ReadPagesOptions<Data, Variables, P>,
): AsyncGenerator<P & { error: Error | undefined }, void, undefined> {
  const { query, variables, pageOf, idOf = ownId, signal, fetchPolicy = 'no-cache' } = options;
  const seen = new Set<string>();
  const readPage = async (number: number) => {
    const ofPage: OperationVariables = { ...variables, page: { number, size: PAGE_SIZE } };
    const { data, error } = await client.query({
      query: query as TypedDocumentNode<Data>,
      variables: ofPage,
      fetchPolicy,
      errorPolicy: 'all',
      context: { fetchOptions: { signal } },
    });
    const failure: Error | undefined = error;
    const page = data && pageOf(data);
    if (!page) throw failure ?? new Error('The answer has no list.');
    return { ...page, error: failure };
  };
  let last = 1;
  function* numbers() {
    for (let number = 1; number <= last; number += 1) yield number;
  }
  for await (const page of inTurn(numbers(), readPage, signal)) {
    last = page.pageCount;
    const items = page.items.filter((row: RowOf<P>) => {
      const id = idOf(row);
      return id === undefined || (!seen.has(id) && seen.add(id));
    });
    yield { ...page, items };
  }
}

const ownId = (row: unknown) => (row as { id?: string }).id;
