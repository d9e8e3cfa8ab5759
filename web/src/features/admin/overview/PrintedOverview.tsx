import { chakra } from '@chakra-ui/react';
import { shortDate } from '../../../lib/format.ts';
import { FigureRows } from '../../../ui/chart/ChartFigure.tsx';
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
    <FigureRows
      columns={figure.columns}
      rows={(figure.printed ?? figure.rows).map(({ key, name, cells }) => ({
        key,
        name,
        cells: cells.map(({ text }) => text),
      }))}
    />
  </table>
);
