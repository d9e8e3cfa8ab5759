import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import type { Visitor } from './visitor.ts';

const PANEL = 'public-menu';

/** Missing in Safari before 17, Chrome before 114 and Firefox before 125: there the state opens it. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

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
  const isFallback = open === true && !hasPopovers();
  useEffect(() => {
    if (!isFallback) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => {
      window.removeEventListener('keydown', closeOnEscape);
    };
  }, [isFallback]);
  const close = () => {
    // eslint-disable-next-line browsers/supported-members -- only where it exists
    if (hasPopovers()) panel.current?.hidePopover();
    else setOpen(false);
  };
  return (
    <>
      <IconButton
        size="lg"
        icon={open ? 'x' : 'menu'}
        label="Menu"
        popoverTarget={PANEL}
        onClick={() => {
          if (!hasPopovers()) setOpen(!open);
        }}
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
        onClick={close}
        display="none"
        // Two rules: a browser drops a rule with a selector that it does not know.
        lgDown={{
          '&:popover-open': { display: 'block' },
          '&[data-open]': { display: 'block' },
        }}
        data-open={isFallback ? '' : undefined}
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
