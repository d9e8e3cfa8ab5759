import { chakra, Flex, Grid } from '@chakra-ui/react';
import { contact } from '../../../content/contact.ts';
import { features } from '../../../content/features.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { ContactButton } from '../shared/ContactButton.tsx';
import { Wide } from '../shared/Wide.tsx';
import { useFocusSection } from '../shared/useFocusSection.ts';
import { ownPlace, type Visitor } from '../shared/visitor.ts';
import { SignUpCalls } from './SignUpCalls.tsx';
import { ServiceCarousel } from './carousel/ServiceCarousel.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { Voices } from './voices/Voices.tsx';

/** Texts that replace the invitation to register for a signed-in user, by their state. */
const onward = {
  applicant: {
    title: 'Your first waymark is a form',
    text: 'Ten minutes about your school, your interests and what you hope for. The team reads it within 24-48 hours.',
  },
  member: {
    title: 'Your path goes on',
    text: 'Feedback, stages and the next step are where you left them.',
  },
} as const;

/** End of the page for a signed-in user: a link to their dashboard or form. */
function Onward({ visitor }: { visitor: Extract<Visitor, { kind: 'applicant' | 'member' }> }) {
  const place = ownPlace(visitor);
  const { title, text } = onward[visitor.kind];
  return (
    <chakra.section bg="brand-soft">
      <Wide display="grid" justifyItems="start" gap="4" paddingBlock={{ base: '12', md: '20' }}>
        <chakra.h2 textStyle="page">{title}</chakra.h2>
        <chakra.p textStyle="lead" maxW="measure" color="ink-soft">
          {text}
        </chakra.p>
        {place && (
          <ButtonLink tone="go" size="lg" to={place.to}>
            <span>{place.label}</span>
            <Icon name="arrow-right" />
          </ButtonLink>
        )}
      </Wide>
    </chakra.section>
  );
}

/** Contact section at the end of the page. */
function ContactLine() {
  return (
    <Wide asChild>
      <Flex
        as="section"
        id="contact"
        wrap="wrap"
        align="center"
        justify="space-between"
        columnGap="10"
        rowGap="5"
        paddingBlock={{ base: '10', md: '12' }}
      >
        <div>
          <chakra.h2 textStyle="section">{contact.title}</chakra.h2>
          <chakra.p marginTop="1" color="ink-soft">
            {contact.text}
          </chakra.p>
        </div>
        <ContactButton tone="outline" />
      </Flex>
    </Wide>
  );
}

/** The three blurbs in a row. */
function Blurbs() {
  return (
    <Wide asChild paddingBlock={{ base: '16', md: '28' }}>
      <section>
        <chakra.h2 textStyle="page">{features.title}</chakra.h2>
        <Grid
          as="ul"
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
          columnGap="10"
          marginTop={{ base: '6', md: '10' }}
        >
          {features.items.map(({ id, title, text }) => (
            <chakra.li
              key={id}
              display="grid"
              alignContent="start"
              gap="2"
              paddingTop="5"
              paddingBottom={{ base: '6', md: '0' }}
              borderTopWidth="rule"
              borderTopStyle="solid"
              borderTopColor="brand"
            >
              <chakra.h3 textStyle="section">{title}</chakra.h3>
              <chakra.p color="ink-soft" textWrap="pretty">
                {text}
              </chakra.p>
            </chakra.li>
          ))}
        </Grid>
      </section>
    </Wide>
  );
}

/** The sections below the figures of `/test-home`. */
export function AlternateSections({ visitor }: { visitor: Visitor }) {
  useFocusSection();
  return (
    <>
      <ServiceCarousel />
      <Timeline />
      <Blurbs />
      <Voices />
      {visitor.kind === 'guest' && <SignUpCalls />}
      {(visitor.kind === 'applicant' || visitor.kind === 'member') && <Onward visitor={visitor} />}
      <ContactLine />
    </>
  );
}
