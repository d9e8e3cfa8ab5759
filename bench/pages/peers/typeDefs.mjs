import { readFileSync } from 'node:fs';

/** The schema that all contenders share. */
export const typeDefs = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
