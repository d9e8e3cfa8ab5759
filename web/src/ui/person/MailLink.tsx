import { chakra } from '@chakra-ui/react';
import { Icon } from '../icon/Icon.tsx';
import { buttonRecipe } from '../theme/recipes/button.ts';

const Root = chakra('a', buttonRecipe);

interface MailLinkProps {
  email: string;
  children: string;
}

/** Primary action of a person's dashboard: an email to the mentor. */
export function MailLink({ email, children }: MailLinkProps) {
  return (
    <Root tone="go" href={`mailto:${email}`}>
      <Icon name="mail" />
      <span>{children}</span>
    </Root>
  );
}
