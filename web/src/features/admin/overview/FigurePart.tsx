import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { errorAt } from '../../../lib/errors.ts';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { ChartFigure } from '../../../ui/chart/ChartFigure.tsx';
import { ColumnChart } from '../../../ui/chart/ColumnChart.tsx';
import { CountLink } from '../../../ui/chart/CountLink.tsx';
import { RowChart } from '../../../ui/chart/RowChart.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { FigureCell } from './figure.ts';
import type { OverviewPart } from './overviewParts.ts';

/** Result of the query of the overview. */
export interface OverviewResult {
  loading: boolean;
  error?: Error | undefined;
  refetch: () => unknown;
}

interface FigurePartProps {
  part: OverviewPart;
  query: OverviewResult;
  /** Controls beside the title. */
  tools: ReactNode;
}

/** A figure of the overview: loading, failed, empty or its chart with table. */
export function FigurePart({ part, query, tools }: FigurePartProps) {
  const { title, field, figure, note, empty, isColumns, isShare, legend, rest } = part;
  if (!figure) {
    return (
      <ChartFigure title={title} note={note} tools={tools}>
        {query.loading ? null : (
          <LoadFailure
            title="Could not be loaded"
            error={errorAt(query.error, 'overview', field)}
            onRetry={() => void query.refetch()}
          />
        )}
      </ChartFigure>
    );
  }
  if (figure.isEmpty) {
    return (
      <ChartFigure title={title} note={note} tools={tools}>
        <chakra.div>
          <chakra.p textStyle="item">{empty.title}</chakra.p>
          <chakra.p textStyle="small" color="ink-soft">
            {empty.detail}
          </chakra.p>
        </chakra.div>
      </ChartFigure>
    );
  }
  const { items, more, columns, rows } = figure;
  return (
    <ChartFigure
      title={title}
      note={figure.note}
      tools={tools}
      rest={more ? <TextLink to={more.to}>{more.text}</TextLink> : rest}
      table={{
        columns,
        rows: rows.map(({ key, name, cells }) => ({ key, name, cells: cells.map(cellOf) })),
      }}
    >
      {isColumns ? (
        <ColumnChart items={items} />
      ) : (
        <RowChart items={items} isShare={isShare} legend={legend} />
      )}
    </ChartFigure>
  );
}

const cellOf = ({ text, to, name }: FigureCell) =>
  to === undefined ? text : <CountLink key={to} count={text} label={name ?? text} to={to} />;
