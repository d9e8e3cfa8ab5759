import { chakra } from '@chakra-ui/react';
import { stageName } from '../../../lib/journey/stageName.ts';
import { Stone } from '../../../ui/Stone.tsx';
import type { ClubRowFragment } from './ClubRow.generated.ts';

/** The stages of a club in order. */
export function ClubStages({ stages }: { stages: NonNullable<ClubRowFragment['stages']> }) {
  return (
    <chakra.ol display="grid">
      {stages.map(({ id, name, description }, index) => (
        <chakra.li
          key={id}
          position="relative"
          display="flex"
          gap="3"
          paddingBottom="4"
          css={{
            '&:not(:last-of-type)::before': {
              content: '""',
              position: 'absolute',
              insetBlock: '0',
              insetInlineStart: '3.5',
              borderInlineStart: '{borderWidths.stone} dashed {colors.line-strong}',
            },
          }}
        >
          <Stone number={index + 1} status="NOT_STARTED" current={false} size="sm" />
          <chakra.div minW="0" overflowWrap="anywhere">
            <chakra.p textStyle="small" fontWeight="label" paddingTop="1">
              <bdi>{stageName(name, index)}</bdi>
            </chakra.p>
            {description && (
              <chakra.p textStyle="caption" color="ink-soft">
                {description}
              </chakra.p>
            )}
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
