import { chakra, Grid } from '@chakra-ui/react';
import { founder } from '../../../content/founder.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { Wide } from '../shared/Wide.tsx';

/** The founder: quotation, biography and portrait. */
export function About() {
  const { title, name, role, credentials, quotation, profile, portrait } = founder;
  return (
    <chakra.section id="about" aria-labelledby="about-title" bg="sunk">
      <Wide
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'minmax(0, 2fr) minmax(0, 3fr)',
          xl: '{sizes.portrait} minmax(0, 1fr)',
        }}
        columnGap={{ base: '10', xl: '20' }}
        alignItems="end"
      >
        <chakra.div
          order={{ base: '2', md: '0' }}
          width={{ base: '{sizes.portraitPhone}', md: '100%' }}
          marginInline="auto"
          marginTop={{ base: '10', md: '-10' }}
          borderTopRadius="full"
          overflow="hidden"
          bg={portrait.ground}
        >
          <Picture
            picture={portrait.picture}
            alt={portrait.alt}
            sizes="(min-width: 80rem) 480px, (min-width: 48rem) 38vw, 260px"
            width="100%"
          />
        </chakra.div>
        <Grid
          gap="5"
          alignSelf="center"
          paddingTop={{ base: '16', md: '16' }}
          paddingBottom={{ base: '0', md: '16' }}
        >
          <chakra.h2 id="about-title" textStyle="label" color="ink-soft">
            {title}
          </chakra.h2>
          <chakra.blockquote
            textStyle="page"
            lineHeight="1.16"
          >{`“${quotation}”`}</chakra.blockquote>
          {profile.map((paragraph) => (
            <chakra.p key={paragraph} maxW="60ch" color="ink-soft">
              {paragraph}
            </chakra.p>
          ))}
          <p>
            <chakra.b display="block">{name}</chakra.b>
            <chakra.span textStyle="small" color="ink-soft">
              {[role, ...credentials].join(', ')}
            </chakra.span>
          </p>
        </Grid>
      </Wide>
    </chakra.section>
  );
}
