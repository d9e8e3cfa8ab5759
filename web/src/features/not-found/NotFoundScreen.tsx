import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/Button.tsx';
import { ScenicShell } from '../../ui/landscape/ScenicShell.tsx';
import { LostRoad } from './LostRoad.tsx';

/** Page for unknown paths. */
export function NotFoundScreen() {
  return (
    <ScenicShell scene={<LostRoad />}>
      <chakra.p textStyle="figure" fontSize="hero" color="brand">
        404
      </chakra.p>
      <chakra.h1 textStyle="page" marginTop="2">
        Oops! Page not found
      </chakra.h1>
      <chakra.p textStyle="lead" maxW="measure" marginTop="3" marginBottom="6" color="ink-soft">
        The way to this page has moved, or there never was one.
      </chakra.p>
      <ButtonLink to="/" tone="go" size="lg">
        Return to Home
      </ButtonLink>
    </ScenicShell>
  );
}
