import { chakra } from '@chakra-ui/react';
import { shortDate } from '../../../lib/format.ts';
import type { Figure } from './figure.ts';

interface PrintedOverviewProps {
  title: string;
  figures: readonly { title: string; figure: Figure | undefined }[];
}

const css = {
  '& section': { breakInside: 'avoid', paddingBottom: '3' },
  '& table': { width: '100%', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { borderBottom: 'line', textAlign: 'start', verticalAlign: 'top' },
  '& tr > * + *': { textAlign: 'end', paddingInlineStart: '2' },
  '& tbody th': { fontWeight: 'medium' },
};

/** The figures of the overview as tables on one page. */
export const PrintedOverview = ({ title, figures }: PrintedOverviewProps) => (
  <>
    <chakra.h1 textStyle="section">{title}</chakra.h1>
    <chakra.p paddingBottom="3">{shortDate(new Date().toISOString())}</chakra.p>
    <chakra.div columnCount={2} columnGap="8" fontSize="11px" lineHeight="1.25" css={css}>
      {figures.map(({ title: name, figure }) => (
        <section key={name}>
          <b>{name}</b>
          {figure ? <PrintedFigure figure={figure} /> : <p>Could not be loaded</p>}
        </section>
      ))}
    </chakra.div>
  </>
);

const PrintedFigure = ({ figure }: { figure: Figure }) => (
  <>
    <p>{figure.note}</p>
    {figure.more && <p>{figure.more.printed}</p>}
    {figure.isEmpty ? <p>None</p> : <PrintedTable figure={figure} />}
  </>
);

const PrintedTable = ({ figure }: { figure: Figure }) => (
  <table>
    <thead>
      <tr>
        {figure.columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {(figure.printed ?? figure.rows).map(({ key, name, cells }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {cells.map(({ text }, index) => (
            <td key={figure.columns[index + 1]}>{text}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
