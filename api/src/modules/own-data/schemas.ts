import { Type, type Static } from 'typebox';
import { Moment, Nullable } from '../../domain/schemas.ts';

const Row = Type.Object(
  {
    name: Type.String({ description: 'The field, for programs', examples: ['dateOfBirth'] }),
    label: Type.String({
      description: 'The name of the field for people',
      examples: ['Date of birth'],
    }),
    value: Nullable(Type.String({ examples: ['2011-05-04'] }), {
      description: 'As text, lists separated by commas; null: not given',
    }),
    kind: Type.Enum(['text', 'date', 'moment'], {
      description: 'date: YYYY-MM-DD; moment: ISO 8601 in UTC',
    }),
    raw: Type.Unknown({
      description:
        'The stored value: a list, a number, a boolean or text. Of a change: {before, after}',
      examples: ['2011-05-04'],
    }),
    isOnPage: Type.Boolean({
      description: 'false: for programs only, such as an id; not shown on a page',
    }),
  },
  { title: 'DataRow' },
);
export type Row = Static<typeof Row>;

const Entry = Type.Object({ rows: Type.Array(Row) }, { title: 'DataEntry' });

const Section = Type.Object(
  {
    name: Type.String({ examples: ['formDetails'] }),
    title: Type.String({ examples: ['Form answers'] }),
    entries: Type.Array(Entry, { description: 'Empty: no data' }),
    isOnPage: Type.Boolean({ description: 'As in a row' }),
  },
  { title: 'DataSection' },
);

/** All data that the platform has about a person. */
export const OwnData = Type.Object(
  { madeAt: Moment, sections: Type.Array(Section) },
  { title: 'OwnData' },
);
export type OwnData = Static<typeof OwnData>;
