import { chakra } from '@chakra-ui/react';
import { LoadingView } from '../LoadingView.tsx';
import { Panel } from '../Panel.tsx';
import { PersonSkeleton } from '../PersonSkeleton.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Spinner } from '../Spinner.tsx';
import { GallerySection } from './GallerySection.tsx';

const SIZES = ['small', 'medium', 'large'] as const;

export function WaitSection() {
  return (
    <GallerySection title="The wait: full screen in three sizes (cut down here), skeletons, ring">
      <chakra.div
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        css={{ '& [role=status]': { minH: 'auto', paddingBlock: '10' } }}
      >
        {SIZES.map((size) => (
          <Panel key={size}>
            <LoadingView
              size={size}
              message={size === 'large' ? 'Checking authentication...' : undefined}
            />
          </Panel>
        ))}
      </chakra.div>
      <chakra.div display="grid" gap="3" maxW="form">
        <PersonSkeleton />
        <Skeleton width="24ch" />
        <Skeleton height="row" />
      </chakra.div>
      <chakra.span color="brand">
        <Spinner size="2rem" />
      </chakra.span>
    </GallerySection>
  );
}
