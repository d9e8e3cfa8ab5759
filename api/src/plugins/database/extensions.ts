import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What migrations ask for by `create extension`: the embedded database has to be given the code. */
export const extensions = { pg_trgm };
