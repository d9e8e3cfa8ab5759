import { chakra, Flex, Grid } from '@chakra-ui/react';
import { use, type ReactNode } from 'react';
import { useHomeUrl } from '../../lib/session/useSession.ts';
import { Band } from '../../ui/Band.tsx';
import { ColorModeSwitch } from '../../ui/ColorModeSwitch.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PageLinks } from '../../ui/pageLinks.ts';
import { SkipLink } from '../../ui/SkipLink.tsx';

const WAY = 'M-20 580C80 480 330 520 330 430S170 380 220 320s190-30 220-100';

const STONES = [
  { x: 90, y: 480, scale: 1.2 },
  { x: 372, y: 440, scale: 1 },
  { x: 150, y: 352, scale: 0.85 },
  { x: 330, y: 272, scale: 0.7 },
  { x: 452, y: 186, scale: 0.6 },
];

/** Decorative picture of a path with five milestones, at night. */
function PathArt() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 560 560"
      preserveAspectRatio="xMidYMax slice"
      position="absolute"
      bottom="0"
      insetInlineEnd="0"
      width={{ base: '54%', md: '100%' }}
      height={{ base: '100%', md: 'min(66%, 50vw)' }}
      maskImage={{ base: 'linear-gradient(90deg, transparent, black 55%)', md: 'none' }}
    >
      <chakra.path
        d="M0 300C120 210 220 260 320 220s170-60 240-30v370H0Z"
        fill="art-hill-4"
        opacity="0.35"
      />
      <chakra.path
        d="M0 390c150-90 260-10 370-70 80-40 140-40 190-20v260H0Z"
        fill="art-hill-4"
        opacity="0.6"
      />
      <chakra.g fill="none" strokeLinecap="round">
        <chakra.path d={WAY} stroke="art-road" strokeWidth="26" />
        <chakra.path d={WAY} stroke="art-hill-5" strokeWidth="2" strokeDasharray="10 12" />
      </chakra.g>
      {STONES.map(({ x, y, scale }, index) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <chakra.path d="M-24 36V-8a24 24 0 0 1 48 0v44Z" fill="art-cream" />
          <chakra.path
            d="M-24-8a24 24 0 0 1 48 0Z"
            fill={index === 0 ? 'marigold' : 'art-hill-3'}
          />
          <chakra.text
            y="24"
            textAnchor="middle"
            fontFamily="head"
            fontWeight="head"
            fontSize="24px"
            fill="band"
          >
            {index + 1}
          </chakra.text>
        </g>
      ))}
    </chakra.svg>
  );
}

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
          gridTemplateColumns="minmax(0, 1fr)"
          gridTemplateRows="auto 1fr"
          paddingTop={{ base: '2', md: '4' }}
          paddingBottom="8"
          paddingInline="gutter"
        >
          <Flex justify={{ md: 'end' }} minH="control">
            {use(PageLinks)}
          </Flex>
          <Grid placeItems={{ base: 'start stretch', md: 'center' }} paddingBlock={{ md: '4' }}>
            {children}
          </Grid>
        </chakra.main>
      </Grid>
    </>
  );
}
