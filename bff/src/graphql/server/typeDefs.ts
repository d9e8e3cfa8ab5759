import { gql } from 'graphql-tag';
import { readFileSync } from 'node:fs';

/** Where schema.graphql is, beside the bff. */
const schemaFile = new URL('../../../../schema.graphql', import.meta.url);

/** The type definitions of schema.graphql. */
export const typeDefs = gql(readFileSync(schemaFile, 'utf8'));
