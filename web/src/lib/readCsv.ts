import Papa from 'papaparse';

/** Characters that are parsed at a time; between two parts the page stays responsive. */
const PART = 200_000;

const ONE_LINE_BREAK = '\n';

/** The cells of the first row. The text has `\n` as line breaks. */
export const firstCsvRow = (text: string, delimiter: string): string[] =>
  Papa.parse<string[]>(text, { delimiter, newline: ONE_LINE_BREAK, preview: 1 }).data[0] ?? [];

const linesOf = (rows: readonly string[][]) =>
  rows.reduce((sum, cells) => sum + cells.join('').split(ONE_LINE_BREAK).length, 0);

interface Table {
  delimiter: string;
  /** Line of the file at which the text begins, from 1. */
  firstLine: number;
}

/**
 * Reads the rows of a CSV text in parts. The text has `\n` as line breaks.
 *
 * @param onRow is called for each row with the line at which it begins
 * @returns the line of the first row with a quotation mark that is not closed, or closed before the
 *   end of its cell; such a mark joins rows. Null without one
 */
export const readCsv = (
  text: string,
  { delimiter, firstLine }: Table,
  onRow: (cells: string[], line: number) => void,
): Promise<number | null> =>
  new Promise((resolve) => {
    let line = firstLine;
    let broken: number | null = null;
    Papa.parse<string[]>(text, {
      delimiter,
      newline: ONE_LINE_BREAK,
      chunkSize: PART,
      chunk: ({ data, errors }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        const wrong = errors.find(({ type }) => type === 'Quotes')?.row;
        // A row that goes on in the next part is not among the data.
        if (wrong !== undefined) broken ??= line + linesOf(data.slice(0, wrong));
        for (const cells of data) {
          onRow(cells, line);
          line += linesOf([cells]);
        }
        parser.pause();
        setTimeout(() => {
          parser.resume();
        });
      },
      complete: () => {
        resolve(broken);
      },
    });
  });
