import { skipToken } from '@apollo/client/react';
import type { GivenConsentFragment } from '../../lib/profile/GivenConsent.generated.ts';
import type { SessionUser } from '../../lib/session/sessionStore.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import { errorWhere } from '../../lib/errors.ts';
import { FIELDS, NO_ANSWERS, type Answers } from './answers.ts';
import { useEducatorAnswersQuery } from './EducatorAnswers.generated.ts';
import { listed } from './options.ts';
import { useStudentAnswersQuery } from './StudentAnswers.generated.ts';

/** The fields of a person's record that the form uses. */
interface StoredRecord {
  name: string;
  email: string;
  phone: string | null;
  club: { id: string } | null;
  formDetails: { dateOfBirth: string | null; consent?: GivenConsentFragment | null } | null;
}

/** Not from the cache: the form would overwrite newer answers. */
const FRESH = { fetchPolicy: 'network-only' } as const;

/** Value of a form field: lists comma-separated, null as an empty string. */
const typed = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

function answersOf(
  { name, email, phone, club, formDetails }: StoredRecord,
  account: Answers,
): Answers {
  const consent = formDetails?.consent;
  const details = Object.entries(formDetails ?? {});
  const values = new Map<string, unknown>([
    ...details,
    ['fullName', name],
    ['email', email],
    ['phone', phone ?? account.phone],
    ['clubId', club?.id],
    ['guardianName', consent?.guardianName],
    ['guardianRelation', consent?.relation],
    ['guardianContact', consent?.contact],
    ['consentGivenOn', consent?.givenOn],
    ['consentVersion', consent?.noticeVersion],
    ['consentLanguage', consent?.language],
  ]);
  return Object.fromEntries(
    FIELDS.map((field) => [field, listed(field, typed(values.get(field)))]),
  ) as Answers;
}

/**
 * Initial answers: those of the last submission, else name, email and phone of the account.
 * @returns `answers` null while loading, and after a failure if the form was submitted before: an
 * empty form would overwrite those answers
 */
export function useInitialAnswers(audience: ClubAudience, user: SessionUser | null) {
  const student = useStudentAnswersQuery(audience === 'STUDENT' ? FRESH : skipToken);
  const educator = useEducatorAnswersQuery(audience === 'EDUCATOR' ? FRESH : skipToken);
  const { loading, error, refetch } = audience === 'STUDENT' ? student : educator;
  const person = student.data?.myStudentProfile ?? educator.data?.myEducatorProfile;
  const account = {
    ...NO_ANSWERS,
    fullName: user?.name ?? '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
  };
  // Without a club the stored one is kept; other partial data would overwrite answers.
  const failure = errorWhere(error, (path) => path.at(-1) !== 'club');
  const fallback = loading || user?.formSubmitted ? null : account;
  return {
    answers: person && !failure ? answersOf(person, account) : fallback,
    loading,
    error,
    refetch,
  };
}
