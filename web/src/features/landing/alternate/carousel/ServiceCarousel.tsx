import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useId } from 'react';
import { services } from '../../../../content/services.ts';
import { focusableWhenDisabled } from '../../../../ui/focusableWhenDisabled.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Wide } from '../../shared/Wide.tsx';
import { SlideDots } from './SlideDots.tsx';
import { useSlides } from './useSlides.ts';
import { Picture } from '../../../../ui/Picture.tsx';
import { Stone } from '../../../../ui/Stone.tsx';

interface ServiceCardProps {
  /** Number of the service, 1-based. */
  number: number;
  service: (typeof services.items)[number];
}

/** A service: picture, number and text. */
function ServiceCard({ number, service }: ServiceCardProps) {
  return (
    <Grid as="article" alignContent="start" gap="4">
      <Picture
        picture={service.picture}
        alt={service.alt}
        sizes="(min-width: 1440px) 644px, (min-width: 768px) 46vw, 92vw"
        width="100%"
        borderRadius="3"
      />
      <Grid templateColumns="auto minmax(0, 1fr)" alignItems="start" columnGap="4">
        <Stone number={number} status="NOT_STARTED" current={false} size="sm" />
        <div>
          <chakra.h3 textStyle="card">{service.title}</chakra.h3>
          <chakra.p marginTop="1" maxW="measure" color="ink-soft">
            {service.text}
          </chakra.p>
        </div>
      </Grid>
    </Grid>
  );
}

const PER_SLIDE = 2;
const { items } = services;
const slides = Array.from({ length: Math.ceil(items.length / PER_SLIDE) }, (_, slide) =>
  items.slice(slide * PER_SLIDE, (slide + 1) * PER_SLIDE),
);

/**
 * Carousel of the services, two per slide, moved by swipe, scrolling, arrow keys, buttons or dots.
 */
export function ServiceCarousel() {
  const title = useId();
  const { track, index, chosen, show, onScroll, onKeyDown } = useSlides(slides.length);
  const names = slides[index]?.map((service) => service.title).join('; ');
  return (
    <Wide asChild paddingBlock={{ base: '16', md: '28' }}>
      <section id="services" aria-labelledby={title} aria-roledescription="carousel">
        <Flex wrap="wrap" align="end" justify="space-between" gap="5">
          <chakra.div maxW="measure">
            <chakra.h2 id={title} textStyle="page">
              {services.title}
            </chakra.h2>
            <chakra.p marginTop="3" textStyle="lead" color="ink-soft">
              {services.lead}
            </chakra.p>
          </chakra.div>
          <Flex gap="3">
            <IconButton
              size="lg"
              edge
              icon="chevron-left"
              label="Previous services"
              {...focusableWhenDisabled(index === 0, () => {
                show(index - 1);
              })}
            />
            <IconButton
              size="lg"
              edge
              icon="chevron-right"
              label="Next services"
              {...focusableWhenDisabled(index === slides.length - 1, () => {
                show(index + 1);
              })}
            />
          </Flex>
        </Flex>
        <Flex
          ref={track}
          role="group"
          tabIndex={0}
          aria-label="Services, two at a time"
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          position="relative"
          gap="10"
          marginTop={{ base: '6', md: '10' }}
          overflowX="auto"
          overscrollBehaviorX="contain"
          scrollSnapType="x mandatory"
          scrollBehavior="smooth"
          scrollbarWidth="none"
          borderRadius="3"
        >
          {slides.map((pair, slide) => (
            <Grid
              key={pair[0]?.id}
              aria-roledescription="slide"
              aria-label={`${slide + 1} of ${slides.length}`}
              role="group"
              flex="none"
              width="100%"
              scrollSnapAlign="start"
              templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
              alignContent="start"
              gap={{ base: '8', md: '6' }}
            >
              {pair.map((service, place) => (
                <ServiceCard
                  key={service.id}
                  number={slide * PER_SLIDE + place + 1}
                  service={service}
                />
              ))}
            </Grid>
          ))}
        </Flex>
        <SlideDots count={slides.length} index={index} onChoose={show} />
        <chakra.p srOnly aria-live="polite">
          {chosen && names}
        </chakra.p>
      </section>
    </Wide>
  );
}
