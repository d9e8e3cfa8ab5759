import { chakra, Grid, HStack } from '@chakra-ui/react';
import { telHref } from '../../ui/ContactLinks.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { IconName } from '../../ui/icon/shapes.tsx';

interface ContactListProps {
  email: string | null;
  phone: string | null;
}

interface ContactLinkProps {
  icon: IconName;
  href: string;
  children: string;
}

function ContactLink({ icon, href, children }: ContactLinkProps) {
  return (
    <HStack as="li" gap="3" color="ink-faint">
      <Icon name={icon} />
      <chakra.a
        href={href}
        display="block"
        minH="target"
        minW="0"
        overflowWrap="anywhere"
        color="brand"
        textDecoration="underline"
        textUnderlineOffset="0.2em"
      >
        {children}
      </chakra.a>
    </HStack>
  );
}

/** Email and phone links. */
export function ContactList({ email, phone }: ContactListProps) {
  return (
    <Grid as="ul" gap="3" paddingBlock="4" paddingInline="5" textStyle="small">
      {email && (
        <ContactLink icon="mail" href={`mailto:${email}`}>
          {email}
        </ContactLink>
      )}
      {phone && (
        <ContactLink icon="phone" href={telHref(phone)}>
          {phone}
        </ContactLink>
      )}
      {!email && !phone && (
        <chakra.li color="ink-soft">No email or phone number is on record.</chakra.li>
      )}
    </Grid>
  );
}
