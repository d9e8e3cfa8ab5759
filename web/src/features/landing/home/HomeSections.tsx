import type { Visitor } from '../shared/visitor.ts';
import { GallerySection } from '../gallery/GallerySection.tsx';
import { About } from './About.tsx';
import { Awards } from './Awards.tsx';
import { Blurbs } from './Blurbs.tsx';
import { Clubs } from './Clubs.tsx';
import { ContactCall } from './ContactCall.tsx';
import { FiguresBand } from './FiguresBand.tsx';
import { Services } from './Services.tsx';
import { Team } from './Team.tsx';
import { Testimonials } from './Testimonials.tsx';
import { useFocusSection } from '../shared/useFocusSection.ts';
import { WhyChoose } from './WhyChoose.tsx';

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
