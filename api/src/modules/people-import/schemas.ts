import { IMPORT_ROWS } from '../../../../limits.mjs';
import { Type, type Static } from 'typebox';
import { refine } from '../../domain/messages.ts';
import { Moment, Nullable } from '../../domain/schemas.ts';
import { PersonRecords } from '../people/schemas.ts';

/** Size of a batch at most, in bytes of JSON. */
export const BODY_LIMIT = 80 * 1024;

const cell = Type.Optional(Nullable(Type.String()));
const common = {
  name: cell,
  email: cell,
  phone: cell,
  club: cell,
  mentor: cell,
  dateOfBirth: cell,
};

const rows = {
  student: Type.Object(
    { line: line(), ...common, class: cell, school: cell, guardianContact: cell },
    { title: 'StudentRow' },
  ),
  educator: Type.Object(
    { line: line(), ...common, position: cell, institution: cell },
    { title: 'EducatorRow' },
  ),
};
/** A row of the file, of either audience. */
export type Row = Static<typeof rows.student> & Static<typeof rows.educator>;

function line() {
  return Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'Line in the file' });
}

const Mapping = Type.Object(
  {
    name: Type.String({ description: 'As in the file' }),
    id: Nullable(Type.String(), { description: 'null: import these rows without one' }),
  },
  { title: 'ImportMapping' },
);
/** The club or mentor of a name in the file. */
export type Mapping = Static<typeof Mapping>;

function importBody<T extends (typeof rows)['student' | 'educator']>(title: string, row: T) {
  return Type.Object(
    {
      fileHash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 in hex' }),
      dryRun: Type.Boolean({ description: 'Check the rows without a change' }),
      rows: refine(Type.Array(row, { minItems: 1, maxItems: IMPORT_ROWS }), (sent) =>
        new Set(sent.map((one) => one.line)).size === sent.length ? null : 'LINES_REPEATED',
      ),
      clubs: Type.Array(Mapping, { maxItems: IMPORT_ROWS }),
      mentors: Type.Array(Mapping, { maxItems: IMPORT_ROWS }),
    },
    // A row with a text that can not be stored is wrong; the others are imported.
    { title, 'x-checks-texts': true },
  );
}

/** A batch of rows of a file. */
export const ImportBodies = {
  student: importBody('StudentImport', rows.student),
  educator: importBody('EducatorImport', rows.educator),
};
export type ImportBody = Omit<Static<(typeof ImportBodies)['student']>, 'rows'> & { rows: Row[] };

const RowError = Type.Object({
  field: Type.String({ description: 'Name of the cell in the row' }),
  code: Type.String(),
  message: Type.String(),
});
export type RowError = Static<typeof RowError>;

export const outcomes = ['MADE', 'KNOWN', 'WRONG', 'MADE_BEFORE'] as const;
export type Outcome = (typeof outcomes)[number];

const ImportedRow = Type.Object(
  {
    line: Type.Integer(),
    outcome: Type.Enum([...outcomes], {
      description:
        'MADE: an account was or, in a dry run, would be made. KNOWN: the email has an account, which does not change. MADE_BEFORE: an earlier import of this file made it',
    }),
    record: Type.Optional(Type.Union([PersonRecords.student, PersonRecords.educator])),
    etag: Type.Optional(Type.String({ description: 'ETag of the record' })),
    passwordLink: Type.Optional(
      Type.Object(
        { url: Type.String(), expiresAt: Moment },
        { description: 'To hand over where no mail is set up; it is in no other response' },
      ),
    ),
    errors: Type.Optional(Type.Array(RowError, { description: 'Why the row is wrong' })),
  },
  { title: 'ImportedRow' },
);
export type ImportedRow = Static<typeof ImportedRow>;

export const ImportReply = Type.Object(
  { rows: Type.Array(ImportedRow, { description: 'In the order of the request' }) },
  { title: 'Import' },
);
