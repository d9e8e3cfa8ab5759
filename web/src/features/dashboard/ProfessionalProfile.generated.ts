/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProfessionalProfileFragment = {
  id: string;
  formDetails: {
    currentPosition: string | null;
    institution: string | null;
    experience: string | null;
    qualifications: string | null;
    specialization: string | null;
    certifications: string | null;
    researchInterests: string | null;
    publications: string | null;
    interests: Array<string>;
    achievements: string | null;
  } | null;
};

export const ProfessionalProfileFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProfessionalProfile' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Educator' } },
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
                { kind: 'Field', name: { kind: 'Name', value: 'currentPosition' } },
                { kind: 'Field', name: { kind: 'Name', value: 'institution' } },
                { kind: 'Field', name: { kind: 'Name', value: 'experience' } },
                { kind: 'Field', name: { kind: 'Name', value: 'qualifications' } },
                { kind: 'Field', name: { kind: 'Name', value: 'specialization' } },
                { kind: 'Field', name: { kind: 'Name', value: 'certifications' } },
                { kind: 'Field', name: { kind: 'Name', value: 'researchInterests' } },
                { kind: 'Field', name: { kind: 'Name', value: 'publications' } },
                { kind: 'Field', name: { kind: 'Name', value: 'interests' } },
                { kind: 'Field', name: { kind: 'Name', value: 'achievements' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProfessionalProfileFragment, unknown>;
