import type { Meta } from '../testing/story.ts';
import { ButtonLink } from './Button.tsx';
import { Caution } from './Notice.tsx';
import { TextLink } from './TextLink.tsx';

export default { component: TextLink } satisfies Meta;

export const InASentence = {
  render: () => (
    <p>
      Read <TextLink to="/">the next steps</TextLink>, with one to <Caution>look at twice</Caution>
    </p>
  ),
};

export const AsAButton = {
  render: () => (
    <ButtonLink tone="outline" to="/">
      Return to Home
    </ButtonLink>
  ),
};
