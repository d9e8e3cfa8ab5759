import { Type, type Static, type TProperties } from 'typebox';
import { Nullable } from '../../domain/schemas.ts';
import { accountStatuses } from '../../domain/words.ts';
import {
  account,
  achievements,
  contact,
  dateOfBirth,
  further,
  gender,
  interests,
  profileAge,
  text,
} from './form-fields.ts';

function change<D extends TProperties>(details: D) {
  return Type.Partial(
    Type.Object({
      ...account,
      gender: Nullable(Type.String({ maxLength: 50 }), {
        description: 'Goes before the one in formDetails',
      }),
      education: Nullable(Type.String({ maxLength: 200 }), {
        description: "Blank or null: the school's name stands for it",
      }),
      status: Type.Enum([...accountStatuses], {
        description: 'inactive ends all sessions of the person',
        'x-messages': { invalid: 'Status must be active, pending or inactive' },
      }),
      formSubmitted: Type.Boolean({ description: 'The flag; a key detail counts as well' }),
      formDetails: Type.Object(
        {
          ...details,
          dateOfBirth,
          age: profileAge,
          gender,
          ...contact,
          interests,
          achievements,
        },
        { description: 'Merged field by field: what is left out stays, blank or null clears' },
      ),
    }),
  );
}

const StudentChange = change({ class: text(50), schoolName: text(200), ...further.student });
const EducatorChange = change({
  currentPosition: text(200),
  institution: text(200),
  ...further.educator,
});

/** What the admin may change of a person; only what is sent changes. */
export const PersonChanges = { student: StudentChange, educator: EducatorChange };

/** Either change, as far as both are handled alike. */
export type PersonChange = Static<typeof StudentChange> | Static<typeof EducatorChange>;
