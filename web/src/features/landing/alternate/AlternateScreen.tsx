import { chakra } from '@chakra-ui/react';
import type { SessionUser } from '../../../lib/session/sessionStore.ts';
import { later } from '../../../ui/later.tsx';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { LaterFooter } from '../shared/LaterFooter.tsx';
import { PublicHeader } from '../shared/PublicHeader.tsx';
import { visitorOf } from '../shared/visitor.ts';
import { AlternateHero } from './AlternateHero.tsx';
import { FigureRow } from './FigureRow.tsx';

const AlternateRest = later(async () => (await import('./AlternateRest.tsx')).AlternateRest);

interface AlternateScreenProps {
  /** Who reads; null for a visitor. */
  user: SessionUser | null;
  /** Where the user's own dashboard is; `/` while there is none. */
  dashboard: string;
  onLogout: () => void;
}

/** `/test-home`: the same product as a walk along one road, for everybody to read. */
export function AlternateScreen({ user, dashboard, onLogout }: AlternateScreenProps) {
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
        <AlternateHero visitor={visitor} />
        <FigureRow />
        <AlternateRest visitor={visitor} />
      </chakra.main>
      <LaterFooter visitor={visitor} />
    </>
  );
}
