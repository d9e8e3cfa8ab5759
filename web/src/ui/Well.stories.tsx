import { chakra } from '@chakra-ui/react';
import type { Meta } from '../testing/story.ts';
import { PersonLabel } from './PersonLabel.tsx';
import { Well } from './Well.tsx';

export default { component: Well } satisfies Meta;

export const WithPeople = {
  render: () => (
    <Well>
      <chakra.div display="grid" gap="4">
        <PersonLabel name="Meera Kulkarni" detail="Engineering and design" size="lg" />
        <PersonLabel name="Asha Rao" detail="11th, Jnana Prabodhini Prashala" size="md" />
        <PersonLabel name="Madhu" detail="WM-2041" />
      </chakra.div>
    </Well>
  ),
};
