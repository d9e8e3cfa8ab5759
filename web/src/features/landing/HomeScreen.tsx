import { chakra } from '@chakra-ui/react';
import type { SessionUser } from '../../lib/session/sessionStore.ts';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { HeroArt } from './HeroArt.tsx';
import { HomeActions } from './HomeActions.tsx';
import { HomeHeader } from './HomeHeader.tsx';

interface HomeScreenProps {
  /** Who reads; null for a visitor. */
  user: SessionUser | null;
  /** Where the user's own dashboard is; `/` while there is none. */
  dashboard: string;
  onLogout: () => void;
}

/** `/`: what the product is, and the next step for whoever reads. */
export function HomeScreen({ user, dashboard, onLogout }: HomeScreenProps) {
  return (
    <>
      <SkipLink />
      <HomeHeader user={user} onLogout={onLogout} />
      <chakra.main
        id="main"
        tabIndex={-1}
        outline="none"
        position="relative"
        minH={{
          base: 'calc(100dvh - {sizes.headerPhone})',
          md: 'max({sizes.hero}, 100dvh - {sizes.header})',
        }}
        overflow="hidden"
        bgImage="linear-gradient({colors.paper} 30%, {colors.art-sky})"
      >
        <HeroArt />
        <chakra.div
          position="relative"
          maxW="calc({sizes.page} + 2 * {spacing.gutter})"
          marginInline="auto"
          paddingInline="gutter"
          paddingTop={{ base: '6', md: '16' }}
          paddingBottom={{
            base: '{sizes.heroArtPhone}',
            md: '{sizes.heroArtTablet}',
            xl: '0',
          }}
        >
          <chakra.div display="grid" gap={{ base: '5', md: '6' }} maxW="heroWords">
            <chakra.h1 textStyle="hero">Shape Your Future with Expert Career Guidance</chakra.h1>
            <chakra.p
              maxW="44ch"
              fontSize={{ base: '18', md: '21' }}
              lineHeight="1.45"
              color="ink-soft"
            >
              For students of classes 9 to 12 and the people who teach them. Five waymarks from the
              first talk to a plan you believe in.
            </chakra.p>
            <HomeActions user={user} dashboard={dashboard} />
          </chakra.div>
        </chakra.div>
      </chakra.main>
    </>
  );
}
