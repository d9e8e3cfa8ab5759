import { Flex } from '@chakra-ui/react';
import { Icon } from './icon/Icon.tsx';
import { TextLink } from './TextLink.tsx';

/** Back link above a page's heading. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Flex as="p" align="center" gap="1.5" color="brand" textStyle="label">
      <Icon name="chevron-left" />
      <TextLink to={to}>{children}</TextLink>
    </Flex>
  );
}
