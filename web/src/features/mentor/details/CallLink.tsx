import { chakra } from '@chakra-ui/react';
import { telHref } from '../../../ui/contactLink.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { buttonRecipe } from '../../../ui/theme/recipes/button.ts';

const Root = chakra('a', buttonRecipe);

/** Button link that starts a phone call. */
export function CallLink({ phone, children }: { phone: string; children: string }) {
  return (
    <Root tone="outline" href={telHref(phone)}>
      <Icon name="phone" />
      <span>{children}</span>
    </Root>
  );
}
