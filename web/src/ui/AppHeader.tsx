import { t } from '@lingui/core/macro';
import { chakra, Flex } from '@chakra-ui/react';
import { use, useRef, useState, type ReactNode } from 'react';
import { ColorModeSwitch } from './ColorModeSwitch.tsx';
import { IconButton } from './IconButton.tsx';
import { Logo } from './Logo.tsx';
import { PageLinks } from './pageLinks.ts';

interface AppHeaderProps {
  /** Title of the page ("Mentor Dashboard"). */
  title?: string;
  /** Renders the title as the `h1`, also on a phone. */
  isHeading?: boolean;
  /** Name of the signed-in user. */
  subtitle?: string | undefined;
  /** Small plain buttons and links. On narrow screens they are in a menu. */
  actions?: ReactNode;
}

export function AppHeader({ title, isHeading = false, subtitle, actions }: AppHeaderProps) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const links = use(PageLinks);
  const hasMenu = Boolean(links) || Boolean(actions);
  return (
    <chakra.header position="relative" bg="surface" borderBottom="line">
      <Flex
        align="center"
        gap={{ base: '3', md: '5' }}
        minH={{ base: 'headerPhone', md: 'header' }}
        maxW="calc({sizes.page} + 2 * {spacing.gutter})"
        marginInline="auto"
        paddingInline="gutter"
      >
        <Logo isShort={isHeading} />
        {title && (
          <chakra.div
            flex="1"
            minW="0"
            paddingInlineStart="5"
            borderInlineStart="line"
            lineHeight="1.25"
            mdDown={{ paddingInlineStart: '3' }}
            smDown={isHeading ? {} : { display: 'none' }}
          >
            <chakra.p as={isHeading ? 'h1' : 'p'} fontFamily="head" fontWeight="head">
              {title}
            </chakra.p>
            <chakra.p fontSize="13" color="ink-faint" truncate>
              <bdi>{subtitle}</bdi>
            </chakra.p>
          </chakra.div>
        )}
        <Flex align="center" gap="1" marginInlineStart="auto">
          {hasMenu && (
            <Flex
              id="header-actions"
              role="presentation"
              data-open={open || undefined}
              align="center"
              gap="1"
              onClick={() => {
                if (!open) return;
                setOpen(false);
                // The pressed button is hidden, so a dialog that it opens could not focus it again.
                menu.current?.focus();
              }}
              xlDown={{
                display: 'none',
                '&[data-open]': { display: 'grid' },
                position: 'absolute',
                top: '100%',
                insetInline: '0',
                zIndex: 'menu',
                justifyItems: 'start',
                paddingBlock: '3',
                paddingInline: 'gutter',
                bg: 'surface',
                borderBottom: 'line',
                boxShadow: '2',
              }}
            >
              {links && <chakra.div paddingInline="3">{links}</chakra.div>}
              {actions}
            </Flex>
          )}
          <ColorModeSwitch />
          {hasMenu && (
            <IconButton
              ref={menu}
              size="lg"
              icon={open ? 'x' : 'menu'}
              label={t`Menu`}
              aria-expanded={open}
              aria-controls="header-actions"
              hideFrom="xl"
              onClick={() => {
                setOpen(!open);
              }}
            />
          )}
        </Flex>
      </Flex>
    </chakra.header>
  );
}
