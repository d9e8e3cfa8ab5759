import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { PublicShell, type PublicScreenProps } from '../shared/PublicShell.tsx';
import { Contents } from './Contents.tsx';
import { Masthead } from './Masthead.tsx';

const OlderSections = lazyPart(async () => (await import('./OlderSections.tsx')).OlderSections);

/** `/old-home`: the content of the landing page as a printed prospectus. */
export function OlderScreen(props: PublicScreenProps) {
  return (
    <PublicShell
      {...props}
      maxW="prospectus"
      marginInline="auto"
      paddingInline="gutter"
      paddingBottom={{ base: '4', md: '8' }}
      bg="surface"
      border="line"
      xlDown={{ borderInlineWidth: '0' }}
    >
      <Masthead visitor={props.visitor} />
      <Contents />
      <Suspense>
        <OlderSections visitor={props.visitor} />
      </Suspense>
    </PublicShell>
  );
}
