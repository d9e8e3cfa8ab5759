import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Extensions that the migrations create; PGlite needs their code. */
export const extensions = { pg_trgm };
