import { createContext, use, type ReactNode } from 'react';
import { isUnread } from '../errors.ts';

export const UNREAD = 'Could not be read';

const QueryError = createContext<Error | undefined>(undefined);

/** Provides the error of a query to the `Absent` texts of its data. */
export const UnreadFields = QueryError.Provider;

/** The error of the query; undefined without one. */
export const useQueryError = () => use(QueryError);

/** As `isUnread`, of the query's error. */
export function useIsUnread(): (...fields: string[]) => boolean {
  const error = use(QueryError);
  return (...fields) => isUnread(error, ...fields);
}

/**
 * Text for a field that is null: that it has no value, or that it could not be read. In an element of
 * its own, because a value replaces it later.
 */
export function Absent({ field, children }: { field: string | string[]; children: ReactNode }) {
  return <span>{useIsUnread()(...[field].flat()) ? UNREAD : children}</span>;
}
