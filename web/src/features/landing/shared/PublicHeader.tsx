import { chakra, Flex } from '@chakra-ui/react';
import { ButtonLink } from '../../../ui/Button.tsx';
import { ColorModeSwitch } from '../../../ui/ColorModeSwitch.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { LogoutButton } from '../../../ui/LogoutButton.tsx';
import { PublicMenu } from './PublicMenu.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { Wide } from './Wide.tsx';
import { homeUrl } from './sectionUrl.ts';
import { ownPlace, type Visitor } from './visitor.ts';

interface AccountActionsProps {
  visitor: Visitor;
  onLogout: () => void;
}

/** Login and registration for a guest; dashboard and logout for a signed-in user. */
function AccountActions({ visitor, onLogout }: AccountActionsProps) {
  const place = ownPlace(visitor);
  if (visitor.kind === 'guest') {
    return (
      <>
        <ButtonLink data-for-visitors tone="plain" to="/login">
          Login
        </ButtonLink>
        <ButtonLink data-for-visitors tone="outline" to="/register">
          Register
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      {place && (
        <ButtonLink tone="outline" to={place.to}>
          {visitor.kind === 'member' ? 'Dashboard' : place.label}
        </ButtonLink>
      )}
      <LogoutButton size="md" onLogout={onLogout} />
    </>
  );
}

interface PublicHeaderProps {
  visitor: Visitor;
  onLogout: () => void;
}

/** Sticky header of the public pages. On narrow screens its links are in a menu. */
export function PublicHeader({ visitor, onLogout }: PublicHeaderProps) {
  const account = <AccountActions visitor={visitor} onLogout={onLogout} />;
  return (
    <chakra.header
      data-sticky
      position="sticky"
      top="0"
      zIndex="menu"
      bg="paper"
      boxShadow="0 {borderWidths.line} 0 {colors.line}"
      // Not sticky on very low screens.
      css={{ '@media (max-height: 20rem)': { position: 'static' } }}
    >
      <Wide
        display="flex"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        alignItems="center"
        gap={{ base: '1', md: '5' }}
        minH={{ base: 'headerPhone', md: 'header' }}
      >
        <Logo to={homeUrl(visitor)} />
        <chakra.nav aria-label="Sections" lgDown={{ display: 'none' }} marginInline="auto">
          <SectionLinks visitor={visitor} display="flex" columnGap="6" />
        </chakra.nav>
        <Flex align="center" gap="1" marginInlineStart={{ base: 'auto', lg: '0' }}>
          <ColorModeSwitch />
          <Flex gap="3" mdDown={{ display: 'none' }}>
            {account}
          </Flex>
          <PublicMenu visitor={visitor} account={account} />
        </Flex>
      </Wide>
    </chakra.header>
  );
}
