import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { maxWidth } from './width.ts';

/** Tokens of one document. */
export const MAX_TOKENS = 2_000;

/** Errors in one answer. */
export const MAX_ERRORS = 10;

/** Validation errors of one document. */
export const MAX_DOCUMENT_ERRORS = 5;

/** Reported as validation errors: by default these rules throw a syntax error. */
const report = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) =>
      context?.reportError(new GraphQLError(error.message.replace(/^Syntax Error: /, ''))),
  ],
};

/** Bounds of a document in addition to its tokens. Fragments count as if they were inlined. */
export const bounds: ValidationRule[] = [
  maxWidth,
  maxDepthRule({ n: 10, flattenFragments: true, ...report }),
  maxAliasesRule({ n: 15, allowList: [], ...report }),
  maxDirectivesRule({ n: 10, ...report }),
];
