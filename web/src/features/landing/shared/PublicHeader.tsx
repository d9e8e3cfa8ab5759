import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { ColorModeSwitch } from '../../../ui/ColorModeSwitch.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { AccountActions } from './AccountActions.tsx';
import { homeAddress } from './sectionAddress.ts';
import { SectionLinks } from './SectionLinks.tsx';
import type { Visitor } from './visitor.ts';
import { Wide } from './Wide.tsx';

interface PublicHeaderProps {
  visitor: Visitor;
  onLogout: () => void;
}

const PANEL = 'public-menu';

/** The button does nothing then: what stands behind it is there from the start. */
const WITHOUT_SCRIPT = {
  '@media (scripting: none)': { display: 'block !important', position: 'static' },
};

/** The head of the public pages. Sections and account stand behind a menu button where it is narrow. */
export function PublicHeader({ visitor, onLogout }: PublicHeaderProps) {
  const [open, setOpen] = useState(false);
  const account = <AccountActions visitor={visitor} onLogout={onLogout} />;
  const close = () => {
    setOpen(false);
  };
  return (
    <chakra.header
      position="relative"
      zIndex="menu"
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <Wide
        display="flex"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        alignItems="center"
        gap={{ base: '1', md: '5' }}
        minH={{ base: 'headerPhone', md: 'header' }}
      >
        <Logo to={homeAddress(visitor)} />
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
          <IconButton
            size="lg"
            icon={open ? 'x' : 'menu'}
            label="Menu"
            aria-expanded={open}
            aria-controls={PANEL}
            hideFrom="lg"
            onClick={() => {
              setOpen(!open);
            }}
          />
        </chakra.div>
      </Wide>
      <chakra.div
        id={PANEL}
        display={open ? 'block' : 'none'}
        hideFrom="lg"
        role="presentation"
        onClick={close}
        position="absolute"
        top="100%"
        insetInline="0"
        paddingInline="gutter"
        paddingBottom="5"
        bg="paper"
        borderBottom="line"
        boxShadow="2"
        lgDown={WITHOUT_SCRIPT}
      >
        <chakra.nav aria-label="Sections">
          <SectionLinks
            visitor={visitor}
            display="grid"
            css={{ '& a': { minH: 'control', width: '100%' } }}
          />
        </chakra.nav>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="3"
          marginTop="3"
          paddingTop="4"
          borderTop="line"
          hideFrom="md"
        >
          {account}
        </chakra.div>
      </chakra.div>
    </chakra.header>
  );
}
