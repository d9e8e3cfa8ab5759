import { chakra, Grid } from '@chakra-ui/react';
import { services } from '../../../content/services.ts';
import { Stone } from '../../../ui/Stone.tsx';
import { Section } from '../shared/Section.tsx';

/** The services, numbered; the title is sticky beside the list. */
export function Services() {
  return (
    <Section id="services">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 7fr' }} columnGap="20" rowGap="6">
        <Grid
          gap="4"
          alignSelf="start"
          position={{ lg: 'sticky' }}
          top="calc({sizes.header} + {spacing.10})"
        >
          <chakra.h2 id="services-title" textStyle="page">
            {services.title}
          </chakra.h2>
          <chakra.p textStyle="lead" color="ink-soft" maxW="measure" textWrap="pretty">
            {services.lead}
          </chakra.p>
        </Grid>
        <chakra.ol borderBottom="line">
          {services.items.map(({ id, title, text }, index) => (
            <chakra.li
              key={id}
              display="grid"
              gridTemplateColumns="{sizes.stone} minmax(0, 1fr)"
              columnGap="5"
              paddingBlock="6"
              borderTop="line"
            >
              <chakra.span justifySelf="center">
                <Stone number={index + 1} status="NOT_STARTED" current={false} size="sm" />
              </chakra.span>
              <div>
                <chakra.h3 textStyle="card" marginBottom="1">
                  {title}
                </chakra.h3>
                <chakra.p color="ink-soft" maxW="measure" textWrap="pretty">
                  {text}
                </chakra.p>
              </div>
            </chakra.li>
          ))}
        </chakra.ol>
      </Grid>
    </Section>
  );
}
