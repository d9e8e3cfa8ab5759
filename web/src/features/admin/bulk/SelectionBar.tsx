import { chakra, Flex } from '@chakra-ui/react';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { countText, figureText } from '../../../lib/format.ts';
import { isRunning, useRun, type Part, type Parts } from '../../../lib/run/useRun.ts';
import { Button } from '../../../ui/Button.tsx';
import { SELECT_PAGE } from '../table/SelectBox.tsx';
import { BULK_ACTIONS, BULK_NAMES, type BulkName } from './actions.ts';
import type { Selection } from './useSelection.ts';

/** All pages of the matches of a filter, by registration. */
export interface Matches {
  /** Identifies the filter. */
  filter: string;
  /** Number on all pages of the list; null while unknown. */
  totalCount: number | null;
  pages: Parts<Part<{ id: string }>>;
}

interface SelectionBarProps {
  /** Plural noun of the rows. */
  noun: string;
  selection: Selection;
  matches: Matches;
  onAction: (name: BulkName) => void;
  /** Buttons after the actions. */
  tools: ReactNode;
}

/** Bar below a list with the number of selected rows and what can be done with them. */
export function SelectionBar({ noun, selection, matches, onAction, tools }: SelectionBarProps) {
  const { whole, ofPage, add, clear } = selection;
  // The checkboxes are painted without waiting for the bar.
  const ids = useDeferredValue(selection.ids);
  const { run, start, cancel } = useRun<{ id: string }>();
  const { totalCount, filter, pages } = matches;
  const bar = useRef<HTMLDivElement>(null);
  const isReading = isRunning(run);
  // The button that had the focus disappears as the reading begins or ends.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [isReading]);
  if (ids.size === 0) return null;
  const leave = () => {
    // The bar disappears.
    const box = document.getElementById(SELECT_PAGE);
    (box?.matches(':enabled') ? box : document.getElementById('main'))?.focus();
    clear();
  };
  const selectAll = () =>
    start({
      parts: pages,
      total: totalCount,
      onDone: (found) => {
        add(
          found.map(({ id }) => id),
          filter,
        );
      },
      failureTitle: `Error selecting ${noun}`,
    });
  const elsewhere = ids.size - ofPage.page.filter((id) => ids.has(id)).length;
  const hasMore = totalCount !== null && totalCount > ofPage.page.length && whole !== filter;
  return (
    <Flex
      ref={bar}
      tabIndex={-1}
      role="region"
      aria-label={`Selected ${noun}`}
      wrap="wrap"
      align="center"
      columnGap="4"
      rowGap="2"
      position="sticky"
      bottom="0"
      zIndex="head"
      paddingBlock="3"
      paddingInline={{ base: '5', md: '6' }}
      bg="surface"
      borderTop="line"
    >
      <chakra.div flex="1" minW="0">
        <chakra.p role="status" fontWeight="label">
          {isReading
            ? `Reading ${figureText(run.count)} of ${countText(run.total ?? 0, noun)}...`
            : `${countText(ids.size, noun)} selected`}
        </chakra.p>
        {elsewhere > 0 && !isReading && (
          <chakra.p textStyle="caption" color="ink-soft">
            {`${figureText(elsewhere)} not on this page`}
          </chakra.p>
        )}
      </chakra.div>
      {isReading ? (
        <Button tone="outline" size="sm" onClick={cancel}>
          Cancel
        </Button>
      ) : (
        <Flex wrap="wrap" gap="2">
          {hasMore && (
            <Button tone="plain" size="sm" onClick={() => void selectAll()}>
              {`Select all ${countText(totalCount, noun)}`}
            </Button>
          )}
          {BULK_NAMES.map((name) => (
            <Button
              key={name}
              tone="outline"
              size="sm"
              onClick={() => {
                onAction(name);
              }}
            >
              {BULK_ACTIONS[name].title}
            </Button>
          ))}
          {tools}
          <Button tone="plain" size="sm" onClick={leave}>
            Clear
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
