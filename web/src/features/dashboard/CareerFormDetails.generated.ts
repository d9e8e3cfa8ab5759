/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CareerFormDetailsFragment = {
  id: string;
  formDetails: {
    class: string | null;
    schoolName: string | null;
    tenthPercentage: number | null;
    twelfthPercentage: number | null;
    interests: Array<string>;
    futureAspirations: string | null;
    achievements: string | null;
  } | null;
};

export const CareerFormDetailsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CareerFormDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Student' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'formDetails' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'class' } },
                { kind: 'Field', name: { kind: 'Name', value: 'schoolName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tenthPercentage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'twelfthPercentage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'interests' } },
                { kind: 'Field', name: { kind: 'Name', value: 'futureAspirations' } },
                { kind: 'Field', name: { kind: 'Name', value: 'achievements' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CareerFormDetailsFragment, unknown>;
