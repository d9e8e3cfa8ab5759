import { chakra } from '@chakra-ui/react';
import { Panel } from '../Panel.tsx';

/** The address of the list within the page, for links to it. */
export const FEEDBACK_ID = 'feedback';

interface FeedbackPanelProps {
  items: readonly { id: string; stage: string; words: string; date: string | null }[];
}

/** Everything the mentor wrote, stage by stage in the order of the path. */
export function FeedbackPanel({ items }: FeedbackPanelProps) {
  return (
    <chakra.div id={FEEDBACK_ID} scrollMarginTop="4">
      <Panel title="All feedback" note="One entry for each stage your mentor wrote about" padded>
        <chakra.ul display="grid" gap="5">
          {items.map(({ id, stage, words, date }) => (
            <chakra.li
              key={id}
              display="grid"
              gap="1"
              css={{ '& + &': { borderTop: 'line', paddingTop: '5' } }}
            >
              <chakra.div
                display="flex"
                flexWrap="wrap"
                justifyContent="space-between"
                columnGap="4"
              >
                <chakra.h3 textStyle="stage">{stage}</chakra.h3>
                {date && (
                  <chakra.span textStyle="caption" color="ink-faint">
                    {date}
                  </chakra.span>
                )}
              </chakra.div>
              <chakra.p maxW="measure" whiteSpace="pre-line" overflowWrap="anywhere">
                {words}
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ul>
      </Panel>
    </chakra.div>
  );
}
