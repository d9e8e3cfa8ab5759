import { Flex } from '@chakra-ui/react';
import { countText, figureText } from '../../../lib/format.ts';
import { Badge, type Hue } from '../../../ui/Badge.tsx';
import type { IconName } from '../../../ui/icon/shapes.tsx';
import type { Counts } from './outcomes.ts';

interface OutcomeBadgesProps {
  noun: string;
  counts: Counts;
  /** After the import; before it, of the dry run. */
  isEnded: boolean;
}

const MADE = { hue: 'leaf', icon: 'check' } as const;
const NONE_MADE = { hue: 'stone', icon: 'circle-dashed' } as const;

/** How many rows have each outcome. */
export function OutcomeBadges({ noun, counts, isEnded }: OutcomeBadgesProps) {
  const figures: [keyof Counts, Hue, IconName, string][] = [
    ['MADE_BEFORE', 'indigo', 'check', 'made before'],
    ['KNOWN', 'stone', 'circle-dashed', 'skipped: the email is known'],
    ['WRONG', 'brick', 'x', 'wrong'],
    ['NOT_DONE', 'ochre', 'clock', isEnded ? 'not imported' : 'not checked'],
  ];
  return (
    <Flex role="status" wrap="wrap" gap="2">
      <Badge {...(counts.MADE > 0 ? MADE : NONE_MADE)}>
        {`${countText(counts.MADE, noun)} ${isEnded ? 'made' : 'will be made'}`}
      </Badge>
      {figures
        .filter(([outcome]) => counts[outcome] > 0)
        .map(([outcome, hue, icon, text]) => (
          <Badge key={outcome} hue={hue} icon={icon}>
            {`${figureText(counts[outcome])} ${text}`}
          </Badge>
        ))}
    </Flex>
  );
}
