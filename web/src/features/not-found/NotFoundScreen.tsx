import { chakra } from '@chakra-ui/react';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageShell } from '../../ui/PageShell.tsx';
import { PathPicture } from '../../ui/states/PathPicture.tsx';

/** Any address that is none of ours. */
export function NotFoundScreen() {
  return (
    <PageShell header={<AppHeader />}>
      <chakra.div
        display="grid"
        justifyItems="center"
        alignContent="center"
        gap="4"
        minH="notFound"
        textAlign="center"
      >
        <PathPicture cap="stone-soft" />
        <chakra.p textStyle="figure" fontSize="hero" color="brand">
          404
        </chakra.p>
        <chakra.h1 textStyle="section">Oops! Page not found</chakra.h1>
        <chakra.p maxW="measure" color="ink-soft">
          The way to this page has moved, or there never was one.
        </chakra.p>
        <ButtonLink to="/" tone="go">
          Return to Home
        </ButtonLink>
      </chakra.div>
    </PageShell>
  );
}
