import { chakra } from '@chakra-ui/react';
import { testimonials } from '../../../content/testimonials.ts';
import { Section } from '../shared/Section.tsx';
import { stacked } from '../shared/stacked.ts';
import { useRotation } from '../shared/useRotation.ts';
import { RotationControls } from '../shared/RotationControls.tsx';
import { Testimonial } from './Testimonial.tsx';

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
        <chakra.div display="grid">
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
        </chakra.div>
        <RotationControls rotation={rotation} count={items.length} of="testimonial" />
      </chakra.div>
      <chakra.p role="status" srOnly>
        {chosen && current && `${current.quotation} ${current.name}, ${current.role}`}
      </chakra.p>
    </Section>
  );
}
