import { shortDate } from '../../../lib/format.ts';
import { AGE_OF_MAJORITY } from '../../../lib/age.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { PersonViewFragment } from './PersonView.generated.ts';

type Student = Pick<
  Extract<PersonViewFragment, { __typename: 'Student' }>,
  'formDetails' | 'consentMissing'
>;

const term = 'Guardian’s consent';

/** The guardian's consent as an item of a DetailsList; none if no consent is required. */
export function consentItems({ formDetails, consentMissing }: Student) {
  const consent = formDetails?.consent;
  if (consentMissing) {
    const value = (
      <Badge hue="ochre" icon="alert">
        {formDetails?.dateOfBirth ? `Missing, under ${AGE_OF_MAJORITY}` : 'Missing, age unknown'}
      </Badge>
    );
    return [{ term, value }];
  }
  if (!consent) return [];
  const { guardianName, relation, contact, givenOn, noticeVersion } = consent;
  const lines = [
    givenOn && `Given on ${shortDate(givenOn)}`,
    [guardianName, relation, contact].filter(Boolean).join(', '),
    noticeVersion && `Version ${noticeVersion} of the notice`,
  ];
  return [{ term, value: lines.filter(Boolean).join('\n') }];
}
