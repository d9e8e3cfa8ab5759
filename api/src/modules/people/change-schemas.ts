import { Type, type Static, type TProperties } from 'typebox';
import { ChangedStatus } from '../../domain/changed-status.ts';
import { Nullable } from '../../domain/schemas.ts';
import {
  account,
  achievements,
  changedClass,
  contact,
  dateOfBirth,
  optional,
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
        description: 'Blank or null: the name of the school is shown',
      }),
      status: ChangedStatus,
      formSubmitted: Type.Boolean({ description: 'The flag; a key detail has the same effect' }),
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
            'Merged by field: missing fields are kept, blank or null clears; null itself changes nothing',
        },
      ),
    }),
    { title },
  );
}

const StudentChange = change('StudentChange', {
  class: changedClass,
  schoolName: text(1000),
  ...optional.student,
});
const EducatorChange = change('EducatorChange', {
  currentPosition: text(200),
  institution: text(1000),
  ...optional.educator,
});

/** Body of a change by the administrator; missing fields do not change. */
export const PersonChanges = { student: StudentChange, educator: EducatorChange };

/** Either body, for common code. */
export type PersonChange = Static<typeof StudentChange> | Static<typeof EducatorChange>;
