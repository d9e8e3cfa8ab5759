import { chakra } from '@chakra-ui/react';
import { brand } from '../../../content/brand.ts';
import { contact } from '../../../content/contact.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { buttonRecipe } from '../../../ui/theme/recipes/button.ts';

const Way = chakra('a', buttonRecipe);

/** Email and phone links, shown above the form because it sends nothing. */
export function ContactWays() {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      paddingBottom="5"
      borderBottom="line"
    >
      <p>{contact.dialog.reach}</p>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr' }}
        gap="3"
      >
        <Way tone="go" overflowWrap="anywhere" href={`mailto:${brand.email}`}>
          <Icon name="mail" />
          <span>{brand.email}</span>
        </Way>
        <Way tone="solid" href={`tel:${brand.phone.dialled}`}>
          <Icon name="phone" />
          <span>{brand.phone.shown}</span>
        </Way>
      </chakra.div>
    </chakra.div>
  );
}
