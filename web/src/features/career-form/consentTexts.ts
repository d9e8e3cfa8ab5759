import { plural, t } from '@lingui/core/macro';
import { NAME_LENGTH } from '../../../../limits.mjs';
import { listText, shortDate } from '../../lib/format.ts';
import { currentLanguage, languageOfPart } from '../../lib/i18n/catalogs.ts';
import type { FieldName } from './answers.ts';

// Each text has the context of its part: the same text may be displayed in another language elsewhere.

/** Language of the consent on the page. */
export const consentLanguage = () => languageOfPart('consent');

/** `lang` of elements with texts of the consent; undefined in the language of the page. */
export const consentLang = () => {
  const language = consentLanguage();
  return language === currentLanguage() ? undefined : language;
};

/** The label of each displayed field. */
const LABELS = {
  guardianName: () => t({ context: 'consent', message: 'Guardian’s name' }),
  guardianRelation: () => t({ context: 'consent', message: 'Relation to you' }),
  guardianContact: () => t({ context: 'consent', message: 'Guardian’s phone or email' }),
  consentGivenOn: () => t({ context: 'consent', message: 'Consent' }),
};

export type ConsentField = keyof typeof LABELS;

export const isConsentField = (field: FieldName): field is ConsentField => field in LABELS;

export const consentLabel = (field: ConsentField): string => LABELS[field]();

/** Name of a field in messages. */
export const consentName = (field: ConsentField): string =>
  field === 'guardianRelation'
    ? t({ context: 'consent', message: 'Relation' })
    : consentLabel(field);

export const relationText = (relation: string): string => {
  const texts = new Map([
    ['Mother', t({ context: 'consent', message: 'Mother' })],
    ['Father', t({ context: 'consent', message: 'Father' })],
    ['Guardian', t({ context: 'consent', message: 'Guardian' })],
  ]);
  return texts.get(relation) ?? relation;
};

export function requiredConsent(field: ConsentField): string {
  const name = consentName(field);
  return t({ context: 'consent', message: `${name} is required` });
}

/** Message of a field that breaks a rule which other fields have, too. */
export function consentProblem(field: ConsentField, rule: string | undefined): string {
  switch (rule) {
    case 'one-line':
      return t({ context: 'consent', message: 'This must be one line.' });
    case 'longest': {
      const count = NAME_LENGTH;
      return t({ context: 'consent', message: `This must have at most ${count} characters.` });
    }
    case 'contact':
      return t({ context: 'consent', message: 'Enter a phone number or an email address' });
    default:
      return requiredConsent(field);
  }
}

/** "Relation and Consent are missing." */
export const missingConsent = (fields: readonly ConsentField[]): string => {
  const names = listText(fields.map(consentName), consentLanguage());
  return t({
    context: 'consent',
    message: plural(
      { count: fields.length },
      {
        one: `${names} is missing.`,
        other: `${names} are missing.`,
      },
    ),
  });
};

/** A given consent in the review. */
export const consentGiven = (day: string, version: string): string => {
  const date = shortDate(day, consentLanguage());
  return t({
    context: 'consent',
    message: `Given on ${date}, version ${version} of the notice`,
  });
};

export const consentMissing = (isRequired: boolean): string =>
  isRequired
    ? t({ context: 'consent', message: 'Without this consent the form can’t be sent' })
    : t({ context: 'consent', message: 'Confirm the consent, or clear this part' });
