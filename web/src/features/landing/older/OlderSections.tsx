import { chakra, Grid } from '@chakra-ui/react';
import { clubs } from '../../../content/clubs.ts';
import { features } from '../../../content/features.ts';
import { JoinButton } from '../shared/JoinButton.tsx';
import { useFocusSection } from '../shared/useFocusSection.ts';
import type { Visitor } from '../shared/visitor.ts';
import { Chapter } from './Chapter.tsx';
import { GalleryStrip } from './GalleryStrip.tsx';
import { FigureTable } from './FigureTable.tsx';
import { Letter } from './Letter.tsx';
import { TeamList } from './TeamList.tsx';
import { WriteToUs } from './WriteToUs.tsx';
import { testimonials } from '../../../content/testimonials.ts';
import { services } from '../../../content/services.ts';

/** The services as a description list, without pictures. */
function ServiceList() {
  return (
    <Chapter id="services" note={services.lead}>
      <Grid as="dl" gap="6">
        {services.items.map(({ id, title, text }) => (
          <div key={id}>
            <chakra.dt textStyle="card">{title}</chakra.dt>
            <chakra.dd marginTop="1" color="ink-soft">
              {text}
            </chakra.dd>
          </div>
        ))}
      </Grid>
    </Chapter>
  );
}

/** One testimonial between two chapters. */
function PullQuote({ by }: { by: string }) {
  const item = testimonials.items.find(({ name }) => name === by);
  if (!item) return null;
  return (
    <chakra.figure paddingBlock={{ base: '10', md: '16' }} borderTop="line">
      <chakra.blockquote
        fontFamily="head"
        fontWeight="head"
        fontSize={{ base: '21', md: '32' }}
        lineHeight="snug"
        letterSpacing="head"
        textWrap="pretty"
      >{`“${item.quotation}”`}</chakra.blockquote>
      <chakra.figcaption marginTop="4" textStyle="small" color="ink-soft">
        <b>{item.name}</b>
        <span>{`, ${item.role}`}</span>
      </chakra.figcaption>
    </chakra.figure>
  );
}

/** The three blurbs in three columns. */
function FeatureColumns() {
  return (
    <Chapter id="features">
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        css={{
          '& > li + li': {
            borderTop: 'line',
            paddingTop: '5',
            md: {
              borderTop: 'none',
              paddingTop: '0',
              borderInlineStart: 'line',
              paddingInlineStart: '5',
            },
          },
          '& > li': { paddingBottom: '5', md: { paddingBottom: '0', paddingInlineEnd: '5' } },
        }}
      >
        {features.items.map(({ id, title, text }) => (
          <li key={id}>
            <chakra.h3 textStyle="item">{title}</chakra.h3>
            <chakra.p marginTop="2" textStyle="small" color="ink-soft">
              {text}
            </chakra.p>
          </li>
        ))}
      </chakra.ul>
    </Chapter>
  );
}

/** The five clubs, one per line, with their join buttons. */
function ClubList({ visitor }: { visitor: Visitor }) {
  return (
    <Chapter id="clubs" note={clubs.lead}>
      <chakra.ul borderBottom="line">
        {clubs.items.map(({ category, title, text, join }) => (
          <chakra.li
            key={category}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            columnGap="6"
            rowGap="3"
            paddingBlock="4"
            borderTop="line"
          >
            <chakra.div flex="1 1 {sizes.portraitPhone}">
              <chakra.h3 textStyle="item">{title}</chakra.h3>
              <chakra.p textStyle="small" color="ink-soft">
                {text}
              </chakra.p>
            </chakra.div>
            <JoinButton visitor={visitor} label={join} club={title} category={category} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Chapter>
  );
}

/** The chapters of the prospectus after its table of contents. */
export function OlderSections({ visitor }: { visitor: Visitor }) {
  useFocusSection();
  return (
    <>
      <Letter />
      <ServiceList />
      <FeatureColumns />
      <PullQuote by="Meenal Kulkarni" />
      <FigureTable />
      <GalleryStrip visitor={visitor} />
      <ClubList visitor={visitor} />
      <PullQuote by="Arjun Pawar" />
      <TeamList />
      <WriteToUs />
    </>
  );
}
