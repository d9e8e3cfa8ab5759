import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { errorAt } from '../../../lib/errors.ts';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { ChartFigure } from '../../../ui/chart/ChartFigure.tsx';
import { CountLink } from '../../../ui/chart/CountLink.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { Figure, FigureCell } from './figure.ts';
import type { OverviewQuery } from './Overview.generated.ts';

/** Result of the query of the overview. */
export interface OverviewResult {
  loading: boolean;
  error?: Error | undefined;
  refetch: () => unknown;
}

interface FigurePartProps {
  title: string;
  /** Field of the overview. */
  field: keyof NonNullable<OverviewQuery['overview']>;
  query: OverviewResult;
  /** Undefined while it is loading or could not be read. */
  figure: Figure | undefined;
  /** Text below the title without data. */
  note: string;
  empty: { title: string; detail: string };
  /** Controls beside the title. */
  tools?: ReactNode;
  /** Text below the chart. */
  rest?: ReactNode;
  children: (figure: Figure) => ReactNode;
}

/** A figure of the overview: loading, failed, empty or its chart with table. */
export function FigurePart(props: FigurePartProps) {
  const { title, field, query, figure, note, empty, tools, rest, children } = props;
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
  const { more, columns, rows } = figure;
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
      {children(figure)}
    </ChartFigure>
  );
}

const cellOf = ({ text, to, name }: FigureCell) =>
  to === undefined ? text : <CountLink key={to} count={text} label={name ?? text} to={to} />;
