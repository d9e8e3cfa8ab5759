import { GraphQLError } from 'graphql';
import type { ListQuery, Page } from '../domain/page.ts';

export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 200;

/** Arguments of a list as its query. */
export function listQuery<Filter extends object, Sort>({
  filter,
  sort,
  page,
}: {
  filter?: Filter | null;
  sort?: Sort | null;
  page?: Partial<Page> | null;
}): ListQuery<Filter | Partial<Filter>, Sort> {
  return { filter: filter ?? {}, sort: sort ?? null, page: checkedPage(page) };
}

/** The requested page, by default the first ten; out of range is refused, not clamped. */
export function checkedPage(page: Partial<Page> | null | undefined): Page {
  const { number = 1, size = DEFAULT_PAGE_SIZE } = page ?? {};
  if (number < 1) throw badInput('page.number must be at least 1.');
  if (size < 1 || size > MAX_PAGE_SIZE) {
    throw badInput(`page.size must be from 1 to ${MAX_PAGE_SIZE}.`);
  }
  return { number, size };
}

function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
