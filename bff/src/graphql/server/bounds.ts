import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { maxWidth } from './width.ts';

/** Tokens of one document. */
export const MAX_TOKENS = 2_000;

/** Errors of one answer; more would tell nothing new. */
export const MAX_ERRORS = 10;

/** Errors of a document that does not fit; whoever mends these will see the others. */
export const MAX_DOCUMENT_ERRORS = 5;

/** Reported like any other error of a document: the rules of themselves throw a syntax error. */
const report = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) =>
      context?.reportError(new GraphQLError(error.message.replace(/^Syntax Error: /, ''))),
  ],
};

/** What a document may be at most, beside its tokens. Fragments count as if they were written out. */
export const bounds: ValidationRule[] = [
  maxWidth,
  maxDepthRule({ n: 10, flattenFragments: true, ...report }),
  maxAliasesRule({ n: 15, allowList: [], ...report }),
  maxDirectivesRule({ n: 10, ...report }),
];
