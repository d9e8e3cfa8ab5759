import type { RowItem } from '../../../ui/chart/RowChart.tsx';
import { countText, figureText } from '../../../lib/format.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { peopleLink as peopleLinkOf, type PeopleEntries } from '../filters/links.ts';

/** What the overview counts. */
export interface Scope {
  audience: ClubAudience;
  /** Empty for all clubs. */
  clubId: string;
  /** Plural noun of the people. */
  noun: string;
}

/** A cell of a figure's table; with `to`, a link to the counted records. */
export interface FigureCell {
  text: string;
  to?: string;
  /** Accessible name of the link. */
  name?: string;
}

export interface FigureRow {
  key: string;
  name: string;
  cells: readonly FigureCell[];
}

/** Data of a chart, of its table and of its print. */
export interface Figure {
  /** What is counted. */
  note: string;
  items: readonly RowItem[];
  isEmpty: boolean;
  columns: readonly [string, ...string[]];
  rows: readonly FigureRow[];
  /** Shorter rows for the print; default: `rows`. */
  printed?: readonly FigureRow[];
  /** Records that the figure leaves out, as a link to all of them and as a sentence for the print. */
  more?: { text: string; to: string; printed: string } | undefined;
}

/** Maximum number of bars of a chart with a bar for each club or mentor. */
export const MOST = 12;

/** Link to all records of a figure with the first `MOST` of them. */
export const moreOf = (
  shown: readonly unknown[],
  total: number,
  noun: string,
  to: string,
): Figure['more'] =>
  total > shown.length
    ? {
        text: `All ${countText(total, noun)}`,
        to,
        printed: `The first ${figureText(shown.length)} of ${countText(total, noun)}.`,
      }
    : undefined;

/** The rows of a table with one column of numbers, from the bars. */
export const rowsOf = (items: readonly RowItem[]): Figure['rows'] =>
  items.map(({ key, label, detail, text, to, name }) => ({
    key,
    name: detail ? `${label}, ${detail}` : label,
    cells: [{ text, to, name }],
  }));

/** Link to the list of people with these filters, within the scope. */
export const peopleLink = ({ audience, clubId }: Scope, filters: PeopleEntries = {}): string =>
  peopleLinkOf(audience, { club: clubId, ...filters });
