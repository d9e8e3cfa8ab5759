import { chakra } from '@chakra-ui/react';
import { Button } from '../Button.tsx';
import { Panel } from '../Panel.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { FailedState } from '../states/FailedState.tsx';
import { NoMatchState } from '../states/NoMatchState.tsx';
import { NotAllowedState } from '../states/NotAllowedState.tsx';
import { GallerySection } from './GallerySection.tsx';

const nothing = () => undefined;

export function StatesSection() {
  return (
    <GallerySection title="The four states: empty, no match, failed, not allowed">
      <chakra.div
        display="grid"
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        <Panel>
          <EmptyState
            title="No students assigned"
            detail="When an administrator assigns students to you, they appear here."
          />
        </Panel>
        <Panel>
          <NoMatchState
            title="No students found matching your criteria."
            detail="Your search is “ashaa” in Pending."
            onClear={nothing}
          />
        </Panel>
        <Panel>
          <FailedState
            title="Error Loading Students"
            detail="Please try refreshing the page or contact support."
            onRetry={nothing}
          />
        </Panel>
        <Panel>
          <NotAllowedState
            title="This page is for administrators"
            detail="You are signed in as Meera Kulkarni, mentor."
            action={
              <Button tone="outline" size="sm">
                Go to your dashboard
              </Button>
            }
          />
        </Panel>
      </chakra.div>
    </GallerySection>
  );
}
