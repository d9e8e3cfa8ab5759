import type { Meta, Story } from '../testing/story.ts';
import { Button } from './Button.tsx';
import { DetailsList } from './DetailsList.tsx';
import { Panel } from './Panel.tsx';
import { Tag } from './Tag.tsx';

export default { component: Panel } satisfies Meta;

const DETAILS = [
  { term: 'Name', value: 'Ananya Deshpande' },
  { term: 'Email', value: 'ananya.deshpande.of.pune@gmail.com' },
  { term: 'Phone', value: '' },
  { term: 'Interests', value: <Tag>Robotics</Tag> },
  { term: 'Parent/guardian contact', value: '94220 18853' },
];

export const WithDetails = {
  args: {
    title: 'Your Details',
    padded: true,
    aside: (
      <Button icon="pencil" tone="plain" size="sm">
        Update Profile
      </Button>
    ),
    children: <DetailsList columns={2} items={DETAILS} />,
  },
} satisfies Story<typeof Panel>;
