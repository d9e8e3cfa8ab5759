import Papa from 'papaparse';

/** Characters that are parsed at a time; between two parts the page stays responsive. */
const PART = 200_000;

const ONE_LINE_BREAK = '\n';

/** The cells of the first row that is not blank. The text has `\n` as line breaks. */
export const firstCsvRow = (text: string, delimiter: string): string[] =>
  Papa.parse<string[]>(text.trimStart(), { delimiter, newline: ONE_LINE_BREAK, preview: 1 })
    .data[0] ?? [];

const breaksIn = (cell: string) => cell.split(ONE_LINE_BREAK).length - 1;

/**
 * Reads the rows of a CSV text in parts. The text has `\n` as line breaks.
 *
 * @param onRow is called for each row with the line at which it begins, from 1
 * @returns the line of a row with a quotation mark that is not closed; null without one
 */
export const readCsv = (
  text: string,
  delimiter: string,
  onRow: (cells: string[], line: number) => void,
): Promise<number | null> =>
  new Promise((resolve) => {
    let line = 1;
    let unclosed: number | null = null;
    Papa.parse<string[]>(text, {
      delimiter,
      newline: ONE_LINE_BREAK,
      chunkSize: PART,
      chunk: ({ data, errors }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        let start = line;
        for (const cells of data) {
          start = line;
          onRow(cells, start);
          line += cells.reduce((sum, cell) => sum + breaksIn(cell), 1);
        }
        // The row without a closing quotation mark is the last one.
        if (errors.some(({ code }) => code === 'MissingQuotes')) unclosed = start;
        parser.pause();
        setTimeout(() => {
          parser.resume();
        });
      },
      complete: () => {
        resolve(unclosed);
      },
    });
  });
