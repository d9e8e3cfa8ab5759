import { Flex, Grid } from '@chakra-ui/react';
import { AppHeader } from './AppHeader.tsx';
import { PageShell } from './PageShell.tsx';
import { Panel } from './Panel.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';

const LINES = ['60%', '90%', '75%', '85%'];

/** Skeleton of a signed-in page, with its header and a loading message. */
export function AppSkeleton({ message = 'Loading...' }: { message?: string }) {
  return (
    <PageShell header={<AppHeader />}>
      <Flex
        as="p"
        role="status"
        align="center"
        gap="2"
        color="ink-soft"
        animation="appear {durations.2} 200ms backwards"
      >
        <Spinner size="1rem" />
        <span>{message}</span>
      </Flex>
      <Skeleton height="control" width="measure" />
      {[0, 1].map((panel) => (
        <Panel key={panel} padded>
          <Grid gap="4">
            {LINES.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </Grid>
        </Panel>
      ))}
    </PageShell>
  );
}
