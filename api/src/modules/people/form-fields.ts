import { Type } from 'typebox';
import { asciiDigits } from '@waymark/node-kit/digits';
import { Birthday, FormEmail, FormName, FormText, missing } from '../../domain/fields.ts';
import { messages, refine } from '../../domain/messages.ts';
import { Nullable } from '../../domain/schemas.ts';
import { withValues, type Text } from '../../domain/sentence.ts';
import { classes, genders, inAnyCase, languages } from '../../domain/words.ts';

/** Fields of the three forms; each form selects its own. */

/** An optional answer; blank or null clears it. */
export function text(maxLength: number) {
  return Type.Optional(Nullable(Type.String({ maxLength })));
}

/** A number, also as text with digits of any script; blank or null clears it. */
function numeric(number: ReturnType<typeof Type.Number>, pattern: RegExp, invalid: Text) {
  const text = refine(Type.String({ description: 'Digits of any script' }), (typed) =>
    pattern.test(asciiDigits(typed)) ? null : invalid,
  );
  return Type.Optional(Type.Union([number, text, Type.Null()], messages({ invalid })));
}

const percentage = numeric(
  Type.Number({ minimum: 0, maximum: 100 }),
  /^\s*((100(\.0+)?|\d{1,2}(\.\d+)?)\s*)?$/,
  'PERCENTAGE_INVALID',
);

/** Age in the career form. */
export const formAge = numeric(
  Type.Number({ minimum: 0, maximum: 150, multipleOf: 1 }),
  /^\s*((\d{1,2}|1[0-4]\d|150)\s*)?$/,
  withValues('AGE_INVALID', { least: 0, most: 150 }),
);

/** Age in the profile. */
export const profileAge = numeric(
  Type.Number({ minimum: 1, maximum: 100, multipleOf: 1 }),
  /^\s*(([1-9]\d?|100)\s*)?$/,
  withValues('AGE_INVALID', { least: 1, most: 100 }),
);

export const account = {
  name: FormName,
  email: FormEmail,
  phone: FormText(50),
};

const aClass = classes.join('|');
const wrongClass = { invalid: 'CLASS_INVALID' } as const;

/** School class, required. */
const schoolClass = Type.String({
  pattern: `^\\s*(${aClass})\\s*$`,
  description: `One of ${classes.join(', ')}`,
  ...messages({ ...wrongClass, required: missing }),
});

/** The optional class; blank or null clears it. */
export const changedClass = Type.Optional(
  Nullable(Type.String({ pattern: `^\\s*((${aClass})\\s*)?$` }), messages(wrongClass)),
);

/** Required fields of each audience. */
export const required = {
  student: { class: schoolClass, schoolName: FormName },
  educator: { currentPosition: FormText(), institution: FormName },
};

export const dateOfBirth = Type.Optional(
  Type.Union(
    [Birthday, Type.String({ pattern: '^\\s*$' }), Type.Null()],
    messages({ invalid: 'BIRTHDAY_INVALID' }),
  ),
);

export const gender = Type.Optional(
  Nullable(Type.String({ pattern: `^\\s*((${genders.map(inAnyCase).join('|')})\\s*)?$` }), {
    description:
      'Male, Female or Other, case-insensitive; stored as sent. In a change it takes precedence over the one in formDetails',
    ...messages({ invalid: 'GENDER_INVALID' }),
  }),
);

export const contact = {
  address: text(1000),
  city: text(200),
  state: text(200),
  emergencyContact: text(200),
  preferredLanguage: text(100),
};

export const interests = Type.Optional(
  Type.Union([
    Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }),
    Type.String({ maxLength: 5000, description: 'Separated by commas' }),
    Type.Null(),
  ]),
);

export const achievements = text(5000);

const consent = Type.Optional(
  Nullable(
    Type.Object(
      {
        guardianName: FormName,
        relation: FormText(100),
        contact: FormText(),
        givenOn: Type.String({
          format: 'date',
          ...messages({ required: missing, invalid: 'CONSENT_DAY_INVALID' }),
        }),
        noticeVersion: FormText(20),
        language: Type.Optional(
          Nullable(
            Type.Enum([...languages], {
              description:
                'Language of the accepted text. Without one that of the same stored consent, else English',
            }),
          ),
        ),
      },
      { title: 'GuardianConsent' },
    ),
    {
      description:
        "A guardian's consent, for students under 18; complete, missing or null. A new or changed one was not given in the future, refers to a known version of the notice, and has a contact that is not the student's own.",
    },
  ),
);

/** Optional fields of each audience. */
export const optional = {
  student: {
    tenthPercentage: percentage,
    twelfthPercentage: percentage,
    futureAspirations: text(5000),
    parentContact: text(200),
    academicStream: text(200),
    consent,
  },
  educator: {
    experience: text(200),
    qualifications: text(500),
    specialization: text(500),
    researchInterests: text(5000),
    publications: text(10_000),
    certifications: text(5000),
  },
};
