import { Type, type Static } from 'typebox';
import { FormEmail, FormText } from '../../domain/fields.ts';
import { Nullable } from '../../domain/schemas.ts';

/** An answer that may be left out; blank or null clears it. */
function text(maxLength: number) {
  return Type.Optional(Nullable(Type.String({ maxLength })));
}

/** A number that forms may also send as text; blank or null clears it. */
function numeric(number: ReturnType<typeof Type.Number>, pattern: string, invalid: string) {
  return Type.Optional(
    Type.Union([number, Type.String({ pattern }), Type.Null()], { 'x-messages': { invalid } }),
  );
}

const percentage = numeric(
  Type.Number({ minimum: 0, maximum: 100 }),
  '^\\s*((100(\\.0+)?|\\d{1,2}(\\.\\d+)?)\\s*)?$',
  'Percentage must be a number from 0 to 100',
);

const common = {
  assignedClub: Type.Optional(
    Nullable(Type.String({ description: 'Id of the chosen club; without one the club stays' })),
  ),
  dateOfBirth: Type.Optional(
    Type.Union([Type.String({ format: 'date' }), Type.Literal(''), Type.Null()], {
      'x-messages': { invalid: 'Date of birth must be a date' },
    }),
  ),
  age: numeric(
    Type.Number({ minimum: 0, maximum: 150, multipleOf: 1 }),
    '^\\s*(\\d{1,2}|1[0-4]\\d|150)?\\s*$',
    'Age must be a whole number of at least 0',
  ),
  gender: text(50),
  address: text(1000),
  city: text(200),
  state: text(200),
  emergencyContact: text(200),
  preferredLanguage: text(100),
  interests: Type.Optional(
    Type.Union([
      Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }),
      Type.String({ maxLength: 5000, description: 'Separated by commas' }),
      Type.Null(),
    ]),
  ),
  achievements: text(5000),
};

const account = {
  name: FormText(),
  email: FormEmail,
  phone: FormText(50),
};

const StudentForm = Type.Object({
  ...account,
  class: FormText(50),
  schoolName: FormText(),
  ...common,
  tenthPercentage: percentage,
  twelfthPercentage: percentage,
  futureAspirations: text(5000),
  parentContact: text(200),
  academicStream: text(200),
});

const EducatorForm = Type.Object({
  ...account,
  currentPosition: FormText(),
  institution: FormText(),
  ...common,
  experience: text(200),
  qualifications: text(500),
  specialization: text(500),
  researchInterests: text(5000),
  publications: text(10_000),
  certifications: text(5000),
});

/** The career form of students and the professional form of educators. */
export const Forms = { student: StudentForm, educator: EducatorForm };

/** Either form, as far as both are handled alike. */
export type Form = Static<typeof StudentForm> | Static<typeof EducatorForm>;
