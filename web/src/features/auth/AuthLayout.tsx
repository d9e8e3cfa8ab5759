import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useHomeUrl } from '../../lib/session/useSession.ts';
import { Band } from '../../ui/Band.tsx';
import { ColorModeSwitch } from '../../ui/ColorModeSwitch.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { PathArt } from './PathArt.tsx';

interface AuthLayoutProps {
  /** Headline beside the picture. */
  words: string;
  /** Text below the headline; hidden on a phone. */
  more: string;
  children: ReactNode;
}

/** Two columns, picture and form; on a phone the picture is above the form. */
export function AuthLayout({ words, more, children }: AuthLayoutProps) {
  return (
    <>
      <SkipLink />
      <Grid
        minH="100dvh"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        templateRows={{ base: 'auto 1fr', md: 'none' }}
      >
        <Band
          as="header"
          position="relative"
          display="grid"
          gridTemplateRows="auto 1fr"
          minH={{ base: 'authBand', md: 'auto' }}
          padding={{ base: '5', md: '10' }}
          paddingInline={{ md: '12' }}
          overflow="hidden"
        >
          <PathArt />
          <chakra.div
            position="relative"
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            css={{ '& button': { color: 'on-band', _hover: { bg: 'on-band', color: 'band' } } }}
          >
            <Logo to={useHomeUrl()} tone="onBand" />
            <ColorModeSwitch />
          </chakra.div>
          <chakra.div
            position="relative"
            maxW={{ base: 'authWords', md: 'authWordsWide' }}
            marginTop={{ base: '4', md: '16' }}
          >
            <chakra.p textStyle={{ base: 'section', md: 'page' }} textWrap="balance">
              {words}
            </chakra.p>
            <chakra.p
              textStyle="lead"
              marginTop="3"
              color="on-band-soft"
              mdDown={{ display: 'none' }}
            >
              {more}
            </chakra.p>
          </chakra.div>
        </Band>
        <chakra.main
          id="main"
          tabIndex={-1}
          outline="none"
          display="grid"
          placeItems={{ base: 'start stretch', md: 'center' }}
          paddingBlock="8"
          paddingInline="gutter"
        >
          {children}
        </chakra.main>
      </Grid>
    </>
  );
}
