import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { PublicShell, type PublicScreenProps } from '../shared/PublicShell.tsx';
import { AlternateHero } from './AlternateHero.tsx';
import { FigureRow } from './FigureRow.tsx';

const AlternateSections = lazyPart(
  async () => (await import('./AlternateSections.tsx')).AlternateSections,
);

/** `/test-home`: the content of the landing page along a road. */
export function AlternateScreen(props: PublicScreenProps) {
  return (
    <PublicShell {...props}>
      <AlternateHero visitor={props.visitor} />
      <FigureRow />
      <Suspense>
        <AlternateSections visitor={props.visitor} />
      </Suspense>
    </PublicShell>
  );
}
