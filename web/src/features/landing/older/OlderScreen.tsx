import { chakra } from '@chakra-ui/react';
import type { SessionUser } from '../../../lib/session/sessionStore.ts';
import { later } from '../../../ui/later.tsx';
import { SkipLink } from '../../../ui/SkipLink.tsx';
import { LaterFooter } from '../shared/LaterFooter.tsx';
import { PublicHeader } from '../shared/PublicHeader.tsx';
import { visitorOf } from '../shared/visitor.ts';
import { Contents } from './Contents.tsx';
import { Masthead } from './Masthead.tsx';

const OlderRest = later(async () => (await import('./OlderRest.tsx')).OlderRest);

interface OlderScreenProps {
  /** Who reads; null for a visitor. */
  user: SessionUser | null;
  /** Where the user's own dashboard is; `/` while there is none. */
  dashboard: string;
  onLogout: () => void;
}

/** `/old-home`: the same product as a printed prospectus, for everybody to read. */
export function OlderScreen({ user, dashboard, onLogout }: OlderScreenProps) {
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
        maxW="prospectus"
        marginInline="auto"
        paddingInline="gutter"
        paddingBottom={{ base: '4', md: '8' }}
        bg="surface"
        border="line"
        xlDown={{ borderInlineWidth: '0' }}
      >
        <Masthead visitor={visitor} />
        <Contents />
        <OlderRest visitor={visitor} />
      </chakra.main>
      <LaterFooter visitor={visitor} />
    </>
  );
}
