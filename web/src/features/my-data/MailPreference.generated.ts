/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as Apollo from '@apollo/client/react';
import { documentIds } from '../../lib/apollo/documentIds.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MailPreferenceQueryVariables = Exact<{ [key: string]: never; }>;


export type MailPreferenceQuery = { me: { id: string, role: Types.Role | null, mailUpdates: boolean | null } | null };


export const MailPreferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailPreference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"mailUpdates"}}]}}]}}]} as unknown as DocumentNode<MailPreferenceQuery, MailPreferenceQueryVariables>;
/** Reads `MailPreference`; pass `skipToken` to wait. */
export function useMailPreferenceQuery(options?: Apollo.SkipToken | Omit<Apollo.useQuery.Options<MailPreferenceQuery, MailPreferenceQueryVariables>, 'returnPartialData'>) {
  return Apollo.useQuery(MailPreferenceDocument, options ?? {});
}
documentIds.set('MailPreference', '4aa69a73dc6c0046616d024b1dbf14c6bf9e20e674615e6ccb19096a19e06f62');