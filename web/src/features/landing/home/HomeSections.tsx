import { chakra, Flex, Grid } from '@chakra-ui/react';
import { contact } from '../../../content/contact.ts';
import { figures } from '../../../content/figures.ts';
import { Band } from '../../../ui/Band.tsx';
import { GallerySection } from '../gallery/GallerySection.tsx';
import { ContactButton } from '../shared/ContactButton.tsx';
import { Wide } from '../shared/Wide.tsx';
import { useFocusSection } from '../shared/useFocusSection.ts';
import type { Visitor } from '../shared/visitor.ts';
import { About } from './About.tsx';
import { Awards } from './Awards.tsx';
import { Blurbs } from './Blurbs.tsx';
import { Clubs } from './Clubs.tsx';
import { Services } from './Services.tsx';
import { Team } from './Team.tsx';
import { Testimonials } from './Testimonials.tsx';
import { WhyChoose } from './WhyChoose.tsx';
import { Milestone } from '../../../ui/landscape/Milestone.tsx';
import { Road } from '../../../ui/landscape/Road.tsx';
import type { Way } from '../../../ui/landscape/road.ts';

const WAY: Way = {
  start: [640, 500],
  towards: [730, 430],
  turns: [
    [830, 374, 980, 366],
    [1196, 350, 1184, 298],
    [1056, 262, 1058, 238],
    [1180, 196, 1296, 186],
  ],
  width: [120, 6],
};

/** Illustration of the end of the path: the fifth milestone, at night. */
function PathEnd() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMaxYMax slice"
      position="absolute"
      insetInline="0"
      bottom="0"
      width="100%"
      height={{ base: 'pathEndPhone', md: '100%' }}
    >
      <chakra.path
        d="M0 330c160-44 360-10 560-26s330-104 560-138 220-12 320 0v254H0Z"
        fill="art-hill-4"
        opacity="0.4"
      />
      <Road way={WAY} />
      <Milestone number={5} x={1310} y={150} scale={1} />
    </chakra.svg>
  );
}

/** The four figures, on the dark band below the hero. */
function FiguresBand() {
  return (
    <Band aria-label="Waymark in figures">
      <Wide asChild>
        <Grid
          as="dl"
          templateColumns={{ base: '{sizes.pairs}', lg: '1.25fr 1fr 1.1fr 0.9fr' }}
          gap={{ base: '6', md: '8' }}
          paddingBlock="10"
        >
          {figures.map(({ value, label }) => (
            <Flex key={label} direction="column-reverse" justify="flex-end">
              <chakra.dt maxW="22ch" color="on-band-soft" textWrap="balance">
                {label}
              </chakra.dt>
              <chakra.dd
                textStyle="figure"
                fontSize={{ base: '40', md: 'figure' }}
                letterSpacing="hero"
                marginBottom="1"
              >
                {value}
              </chakra.dd>
            </Flex>
          ))}
        </Grid>
      </Wide>
    </Band>
  );
}

/** Contact section at the end of the page. */
function ContactCall() {
  return (
    <Band id="contact" aria-labelledby="contact-title" position="relative" overflow="hidden">
      <PathEnd />
      <Wide
        position="relative"
        paddingTop={{ base: '16', md: '20' }}
        paddingBottom={{ base: '{sizes.pathEndPhone}', md: '28' }}
      >
        <Grid justifyItems="start" gap="4" maxW="callWords">
          <chakra.h2 id="contact-title" textStyle="page">
            {contact.title}
          </chakra.h2>
          <chakra.p textStyle="lead" color="on-band-soft" textWrap="pretty">
            {contact.text}
          </chakra.p>
          <ContactButton />
        </Grid>
      </Wide>
    </Band>
  );
}

/** The sections below the hero of `/`. */
export function HomeSections({ visitor }: { visitor: Visitor }) {
  useFocusSection();
  return (
    <>
      <FiguresBand />
      <Services />
      <About />
      <Awards />
      <GallerySection />
      <Clubs visitor={visitor} />
      <WhyChoose />
      <Testimonials />
      <Team />
      <Blurbs />
      <ContactCall />
    </>
  );
}
