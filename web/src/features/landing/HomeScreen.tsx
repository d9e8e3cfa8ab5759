import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Hero } from './hero/Hero.tsx';
import { PublicShell, type PublicScreenProps } from './shared/PublicShell.tsx';

const HomeSections = lazyPart(async () => (await import('./home/HomeSections.tsx')).HomeSections);

/** `/`: the landing page. */
export function HomeScreen(props: PublicScreenProps) {
  return (
    <PublicShell {...props}>
      <Hero visitor={props.visitor} />
      <Suspense>
        <HomeSections visitor={props.visitor} />
      </Suspense>
    </PublicShell>
  );
}
