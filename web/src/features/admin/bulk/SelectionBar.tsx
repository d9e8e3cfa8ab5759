import { chakra, Flex } from '@chakra-ui/react';
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { countText, figureText } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { SELECT_PAGE } from '../table/SelectBox.tsx';
import type { BulkKind } from './plan.ts';
import { useSelectAll, type Matches } from './useSelectAll.ts';
import type { Selection } from './useSelection.ts';

const ACTIONS = [
  { kind: 'mentor', label: 'Assign Mentor' },
  { kind: 'club', label: 'Assign Club' },
  { kind: 'status', label: 'Set Status' },
] as const satisfies { kind: BulkKind; label: string }[];

interface SelectionBarProps {
  /** Plural noun of the rows. */
  noun: string;
  selection: Selection;
  matches: Matches;
  onAction: (kind: BulkKind) => void;
  /** Buttons after the actions. */
  tools: ReactNode;
}

/** Bar below a list with the number of selected rows and what can be done with them. */
export function SelectionBar({ noun, selection, matches, onAction, tools }: SelectionBarProps) {
  const { whole, ofPage, add, clear } = selection;
  // The checkboxes are painted without waiting for the bar.
  const ids = useDeferredValue(selection.ids);
  const { read, selectAll, cancel } = useSelectAll(noun, matches, add);
  const { totalCount, filter } = matches;
  const bar = useRef<HTMLDivElement>(null);
  const isReading = read !== null;
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
          {read
            ? `Reading ${figureText(read.count)} of ${countText(read.total, noun)}...`
            : `${countText(ids.size, noun)} selected`}
        </chakra.p>
        {elsewhere > 0 && !read && (
          <chakra.p textStyle="caption" color="ink-soft">
            {`${figureText(elsewhere)} not on this page`}
          </chakra.p>
        )}
      </chakra.div>
      {read ? (
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
          {ACTIONS.map(({ kind, label }) => (
            <Button
              key={kind}
              tone="outline"
              size="sm"
              onClick={() => {
                onAction(kind);
              }}
            >
              {label}
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
