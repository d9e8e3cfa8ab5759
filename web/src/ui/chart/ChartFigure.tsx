import { chakra } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { ChartTable, type ChartTableProps } from './ChartTable.tsx';

interface ChartFigureProps {
  title: string;
  /** Text below the title: what is counted. */
  note: string;
  /** Description of the filtered list, if a bar is selected. */
  shown?: string | undefined;
  /** Text below the chart about values that are not shown. */
  rest?: ReactNode;
  /** Data of the chart as a table; missing without data. */
  table?: Omit<ChartTableProps, 'caption'> | undefined;
  /** The chart, or its loading, empty or error state. */
  children: ReactNode;
}

/** Figure of a chart with a title and, on demand, its data as a table. */
export function ChartFigure({ title, note, shown, rest, table, children }: ChartFigureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.figure
      aria-labelledby={`${id}t ${id}n`}
      display="grid"
      alignContent="start"
      gap="4"
      minW="0"
      padding={{ base: '5', md: '6' }}
      paddingTop="5"
      bg="surface"
      border="line"
      borderRadius="3"
    >
      <chakra.figcaption display="flex" justifyContent="space-between" gap="3">
        <chakra.div minW="0">
          <chakra.h2 id={`${id}t`} textStyle="item">
            {title}
          </chakra.h2>
          <chakra.p id={`${id}n`} textStyle="small" color="ink-soft">
            {note}
          </chakra.p>
        </chakra.div>
        {table && (
          <Button
            icon={isOpen ? 'bars' : 'table'}
            tone="plain"
            size="sm"
            flex="none"
            alignSelf="start"
            marginInlineEnd="-3"
            aria-expanded={isOpen}
            aria-controls={`${id}b`}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {isOpen ? 'Hide table' : 'Show as table'}
          </Button>
        )}
      </chakra.figcaption>
      {children}
      {shown && (
        <chakra.p
          display="flex"
          alignItems="center"
          gap="1"
          textStyle="caption"
          fontWeight="label"
          color="brand"
        >
          <Icon name="check" size="badgeIcon" weight="bold" />
          <span>{shown}</span>
        </chakra.p>
      )}
      {rest && (
        <chakra.p textStyle="caption" color="ink-soft">
          {rest}
        </chakra.p>
      )}
      {table && (
        <chakra.div id={`${id}b`} hidden={!isOpen}>
          {isOpen && <ChartTable caption={note} {...table} />}
        </chakra.div>
      )}
    </chakra.figure>
  );
}
