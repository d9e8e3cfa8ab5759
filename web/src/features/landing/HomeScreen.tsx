import { chakra } from '@chakra-ui/react';
import type { SessionUser } from '../../lib/session/sessionStore.ts';
import { later } from '../../ui/later.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { Hero } from './hero/Hero.tsx';
import { LaterFooter } from './shared/LaterFooter.tsx';
import { PublicHeader } from './shared/PublicHeader.tsx';
import { visitorOf } from './shared/visitor.ts';

const HomeRest = later(async () => (await import('./home/HomeRest.tsx')).HomeRest);

interface HomeScreenProps {
  /** Who reads; null for a visitor. */
  user: SessionUser | null;
  /** Where the user's own dashboard is; `/` while there is none. */
  dashboard: string;
  onLogout: () => void;
}

/** `/`: what the product is, and the next step for whoever reads. */
export function HomeScreen({ user, dashboard, onLogout }: HomeScreenProps) {
  const visitor = visitorOf(user, dashboard);
  return (
    <>
      <SkipLink />
      <PublicHeader visitor={visitor} onLogout={onLogout} />
      <chakra.main
        id="main"
        tabIndex={-1}
        outline="none"
        css={{ '& section': { outline: 'none' } }}
      >
        <Hero visitor={visitor} />
        <HomeRest visitor={visitor} />
      </chakra.main>
      <LaterFooter visitor={visitor} />
    </>
  );
}
