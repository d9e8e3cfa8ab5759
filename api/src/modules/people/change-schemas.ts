import { Type, type Static, type TProperties } from 'typebox';
import { ChangedStatus } from '../../domain/changed-status.ts';
import { Nullable } from '../../domain/schemas.ts';
import {
  account,
  achievements,
  changedClass,
  contact,
  dateOfBirth,
  further,
  gender,
  interests,
  profileAge,
  text,
} from './form-fields.ts';

function change<D extends TProperties>(title: string, details: D) {
  return Type.Partial(
    Type.Object({
      ...account,
      gender,
      education: Nullable(Type.String({ maxLength: 200 }), {
        description: "Blank or null: the school's name stands for it",
      }),
      status: ChangedStatus,
      formSubmitted: Type.Boolean({ description: 'The flag; a key detail counts as well' }),
      formDetails: Nullable(
        Type.Object({
          ...details,
          dateOfBirth,
          age: profileAge,
          gender,
          ...contact,
          interests,
          achievements,
        }),
        {
          description:
            'Merged field by field: what is left out stays, blank or null clears; null itself changes nothing',
        },
      ),
    }),
    { title },
  );
}

const StudentChange = change('StudentChange', {
  class: changedClass,
  schoolName: text(200),
  ...further.student,
});
const EducatorChange = change('EducatorChange', {
  currentPosition: text(200),
  institution: text(200),
  ...further.educator,
});

/** What the admin may change of a person; only what is sent changes. */
export const PersonChanges = { student: StudentChange, educator: EducatorChange };

/** Either change, as far as both are handled alike. */
export type PersonChange = Static<typeof StudentChange> | Static<typeof EducatorChange>;
