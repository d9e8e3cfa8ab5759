import { chakra, Flex, Grid } from '@chakra-ui/react';
import { testimonials } from '../../../content/testimonials.ts';
import { Portrait } from '../shared/Portrait.tsx';
import { RotationControls } from '../shared/RotationControls.tsx';
import { Section } from '../shared/Section.tsx';
import { faceOf } from '../shared/faceOf.ts';
import { stacked } from '../shared/stacked.ts';
import { useRotation } from '../shared/useRotation.ts';

function Testimonial({ testimonial }: { testimonial: (typeof testimonials.items)[number] }) {
  const { quotation, name, role } = testimonial;
  return (
    <Grid as="figure" gap="8" paddingBottom="8">
      <chakra.blockquote
        textStyle="page"
        fontSize="quote"
        lineHeight="1.22"
        textWrap="pretty"
        maxW="24em"
      >
        {quotation}
      </chakra.blockquote>
      <Flex as="figcaption" align="center" gap="3">
        <Portrait
          cutOut={faceOf(testimonial)}
          sizes="72px"
          flex="none"
          width="face"
          borderRadius="stone"
        />
        <span>
          <chakra.b display="block">{name}</chakra.b>
          <chakra.span textStyle="small" color="ink-soft">
            {role}
          </chakra.span>
        </span>
      </Flex>
    </Grid>
  );
}

/** One large quotation at a time. */
export function Testimonials() {
  const { items, title } = testimonials;
  const { handlers, ...rotation } = useRotation(items.length);
  const { index, chosen } = rotation;
  const current = items[index];
  return (
    <Section
      id="testimonials"
      aria-roledescription="carousel"
      bg="brand-soft"
      paddingBlock={{ base: '16', md: '20' }}
    >
      <chakra.div {...handlers}>
        <chakra.h2 id="testimonials-title" textStyle="label" color="ink-soft" marginBottom="5">
          {title}
        </chakra.h2>
        <Grid>
          {items.map((testimonial, place) => (
            <chakra.div
              key={testimonial.name}
              role="group"
              aria-roledescription="slide"
              aria-label={`${place + 1} of ${items.length}`}
              css={stacked(place === index)}
            >
              <Testimonial testimonial={testimonial} />
            </chakra.div>
          ))}
        </Grid>
        <RotationControls rotation={rotation} count={items.length} of="testimonial" />
      </chakra.div>
      <chakra.p role="status" srOnly>
        {chosen && current && `${current.quotation} ${current.name}, ${current.role}`}
      </chakra.p>
    </Section>
  );
}
