import { Type, type Static } from 'typebox';
import { Moment, Nullable } from '../../domain/schemas.ts';

const Row = Type.Object(
  {
    name: Type.String({ description: 'The field, for programs', examples: ['dateOfBirth'] }),
    label: Type.String({ description: 'The field in words', examples: ['Date of birth'] }),
    value: Nullable(Type.String({ examples: ['2011-05-04'] }), {
      description: 'In words, lists separated by commas; null: not given',
    }),
    kind: Type.Enum(['text', 'date', 'moment'], {
      description: 'date: YYYY-MM-DD; moment: ISO 8601 in UTC',
    }),
    raw: Type.Unknown({
      description:
        'The value as it is kept: a list, a number, true or false, text. Of a change: {before, after}',
      examples: ['2011-05-04'],
    }),
    isOnPage: Type.Boolean({
      description: 'false: for programs alone, such as an id; a page for people leaves it off',
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
    entries: Type.Array(Entry, { description: 'Empty: nothing is kept' }),
    isOnPage: Type.Boolean({ description: 'As that of a row' }),
  },
  { title: 'DataSection' },
);

/** Everything the platform holds about one person. */
export const OwnData = Type.Object(
  { madeAt: Moment, sections: Type.Array(Section) },
  { title: 'OwnData' },
);
export type OwnData = Static<typeof OwnData>;
