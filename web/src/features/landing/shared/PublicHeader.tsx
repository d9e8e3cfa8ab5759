import { chakra } from '@chakra-ui/react';
import { ColorModeSwitch } from '../../../ui/ColorModeSwitch.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { AccountActions } from './AccountActions.tsx';
import { PublicMenu } from './PublicMenu.tsx';
import { homeUrl } from './sectionUrl.ts';
import { SectionLinks } from './SectionLinks.tsx';
import type { Visitor } from './visitor.ts';
import { Wide } from './Wide.tsx';

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
        <chakra.div
          display="flex"
          alignItems="center"
          gap="1"
          marginInlineStart={{ base: 'auto', lg: '0' }}
        >
          <ColorModeSwitch />
          <chakra.div display="flex" gap="3" mdDown={{ display: 'none' }}>
            {account}
          </chakra.div>
          <PublicMenu visitor={visitor} account={account} />
        </chakra.div>
      </Wide>
    </chakra.header>
  );
}
