import { t } from '@lingui/core/macro';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Panel } from '../../../ui/Panel.tsx';
import type { FeedbackItem, StageControl } from './journeyView.ts';
import { Caption } from '../../../ui/Caption.tsx';

/** Anchor of the feedback list. */
export const FEEDBACK_ID = 'feedback';

interface FeedbackPanelProps {
  items: readonly FeedbackItem[];
  belowFeedback: StageControl;
}

/** All feedback except the latest, in the order of the stages. */
export function FeedbackPanel({ items, belowFeedback }: FeedbackPanelProps) {
  return (
    <chakra.div id={FEEDBACK_ID} scrollMarginTop="4">
      <Panel title={t`Earlier feedback`} note={t`What was written about other stages`} padded>
        <Grid as="ul" gap="5">
          {items.map(({ id, stageId, stage, words, date }) => (
            <chakra.li
              key={id}
              display="grid"
              justifyItems="start"
              gap="1"
              css={{ '& + &': { borderTop: 'line', paddingTop: '5' } }}
            >
              <Flex wrap="wrap" justify="space-between" justifySelf="stretch" columnGap="4">
                <chakra.h3 textStyle="stage">
                  <bdi>{stage}</bdi>
                </chakra.h3>
                {date && <Caption as="span">{date}</Caption>}
              </Flex>
              <chakra.p maxW="measure" whiteSpace="pre-line" overflowWrap="anywhere">
                <bdi>{words}</bdi>
              </chakra.p>
              {belowFeedback(stageId)}
            </chakra.li>
          ))}
        </Grid>
      </Panel>
    </chakra.div>
  );
}
