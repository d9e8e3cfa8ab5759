import { chakra } from '@chakra-ui/react';
import type { Meta } from '../testing/story.ts';
import { Well } from './Panel.tsx';

export default { component: Well } satisfies Meta;

export const WithPeople = {
  render: () => (
    <Well>
      <chakra.div display="grid" gap="4">
        <span>Meera Kulkarni</span>
        <span>Asha Rao</span>
        <span>Madhu</span>
      </chakra.div>
    </Well>
  ),
};
