import { chakra, Grid } from '@chakra-ui/react';
import { gallery } from '../../../content/gallery/gallery.ts';
import { categoryAddress, galleryCategories } from '../../../content/gallery/types.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { PlainLink } from '../shared/PlainLink.tsx';
import { homeUrl } from '../shared/sectionUrl.ts';
import type { Visitor } from '../shared/visitor.ts';
import { Chapter } from './Chapter.tsx';

/** First picture of each category with the regular shape, so that the row is even. */
const plates = galleryCategories.flatMap((category) => {
  const items = gallery.items.filter((item) => item.category === category);
  const plate = items.find(({ shape }) => shape === 'regular');
  return plate ? [{ ...plate, count: items.length }] : [];
});

/** A picture of each category in one colour, with a link to the category in the gallery. */
export function GalleryStrip({ visitor }: { visitor: Visitor }) {
  const home = homeUrl(visitor);
  return (
    <Chapter id="gallery" note={`${gallery.items.length} pictures in five albums.`}>
      <Grid as="ul" templateColumns={{ base: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap="5">
        {plates.map(({ category, picture, alt, count }) => (
          <chakra.li key={category} position="relative" css={{ '&:hover img': { filter: 'none' } }}>
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width: 1144px) 200px, (min-width: 768px) 26vw, 45vw"
              width="100%"
              aspectRatio="3 / 2"
              objectFit="cover"
              filter="grayscale(1) contrast(1.1)"
              transitionProperty="filter"
              transitionDuration="2"
            />
            <chakra.div marginTop="2" textStyle="small">
              <PlainLink
                to={`${home}${home.includes('?') ? '&' : '?'}gallery=${categoryAddress[category]}#gallery`}
                fontWeight="label"
                _after={{ content: '""', position: 'absolute', inset: '0' }}
              >
                {category}
              </PlainLink>
              <chakra.span display="block" color="ink-soft">
                {`${count} pictures`}
              </chakra.span>
            </chakra.div>
          </chakra.li>
        ))}
      </Grid>
    </Chapter>
  );
}
