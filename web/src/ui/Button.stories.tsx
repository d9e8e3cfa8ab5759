import { chakra } from '@chakra-ui/react';
import type { Meta, Story } from '../testing/story.ts';
import { Button } from './Button.tsx';

export default { component: Button } satisfies Meta;

const TONES = [
  ['go', 'Update Progress'],
  ['solid', 'Add Mentor'],
  ['outline', 'View Details'],
  ['plain', 'Clear Filters'],
  ['danger', 'Delete club'],
] as const;

const STATES = [
  {},
  { busy: true },
  { disabled: true },
  { size: 'sm' },
  { size: 'sm', busy: true },
] as const;

export const Playground = {
  args: { tone: 'go', children: 'Update Progress' },
} satisfies Story<typeof Button>;

export const TonesAndStates = {
  render: () => (
    <chakra.div display="grid" gap="3">
      {TONES.map(([tone, label]) => (
        <chakra.div key={tone} display="flex" flexWrap="wrap" alignItems="center" gap="3">
          {STATES.map((state, index) => (
            <Button key={index} tone={tone} {...state}>
              {label}
            </Button>
          ))}
        </chakra.div>
      ))}
    </chakra.div>
  ),
};

export const WithIcon = {
  render: () => (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Button iconEnd="arrow-right" tone="go" size="lg">
        Start Your Journey
      </Button>
      <Button icon="eye" tone="outline" size="sm">
        View
      </Button>
    </chakra.div>
  ),
};
