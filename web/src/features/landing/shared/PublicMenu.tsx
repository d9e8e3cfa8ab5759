import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import type { Visitor } from './visitor.ts';

const PANEL = 'public-menu';

interface PublicMenuProps {
  visitor: Visitor;
  /** Account actions, on phones. */
  account: ReactNode;
}

/**
 * Menu on narrow screens. A native popover works without JavaScript: it closes on Escape, which
 * returns the focus, and on a click outside.
 */
export function PublicMenu({ visitor, account }: PublicMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    // It may have been opened before hydration.
    setOpen(panel.current !== null && getComputedStyle(panel.current).display !== 'none');
  }, []);
  return (
    <>
      <IconButton
        size="lg"
        icon={open ? 'x' : 'menu'}
        label="Menu"
        popoverTarget={PANEL}
        aria-expanded={open}
        hideFrom="lg"
      />
      <chakra.div
        ref={panel}
        id={PANEL}
        popover="auto"
        role="presentation"
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
        }}
        onClick={() => panel.current?.hidePopover()}
        display="none"
        lgDown={{ '&:popover-open': { display: 'block' } }}
        position="fixed"
        insetInline="0"
        top={{ base: '{sizes.headerPhone}', md: '{sizes.header}' }}
        bottom="auto"
        width="100%"
        maxH={{
          base: 'calc(100dvh - {sizes.headerPhone})',
          md: 'calc(100dvh - {sizes.header})',
        }}
        overflowY="auto"
        paddingInline="gutter"
        paddingBottom="5"
        bg="paper"
        color="ink"
        borderBottom="line"
        boxShadow="2"
      >
        <nav aria-label="Sections">
          <SectionLinks
            visitor={visitor}
            display="grid"
            css={{ '& a': { minH: 'control', width: '100%' } }}
          />
        </nav>
        <Flex wrap="wrap" gap="3" marginTop="3" paddingTop="4" borderTop="line" hideFrom="md">
          {account}
        </Flex>
      </chakra.div>
    </>
  );
}
