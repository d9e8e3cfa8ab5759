import { chakra } from '@chakra-ui/react';
import type { Meta } from '../../testing/story.ts';
import { Icon } from './Icon.tsx';
import { shapes, type IconName } from './shapes.tsx';

export default { component: Icon } satisfies Meta;

const NAMES = Object.keys(shapes) as IconName[];

export const LineAndBold = {
  render: () => (
    <chakra.ul
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax({sizes.well}, 1fr))"
      gap="3"
    >
      {NAMES.map((name) => (
        <chakra.li key={name} display="flex" alignItems="center" gap="2" textStyle="caption">
          <Icon name={name} size="target" />
          <Icon name={name} size="badgeIcon" weight="bold" />
          {name}
        </chakra.li>
      ))}
    </chakra.ul>
  ),
};
