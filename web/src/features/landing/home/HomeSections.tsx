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
import { PathEnd } from './PathEnd.tsx';
import { Services } from './Services.tsx';
import { Team } from './Team.tsx';
import { Testimonials } from './Testimonials.tsx';
import { WhyChoose } from './WhyChoose.tsx';

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
