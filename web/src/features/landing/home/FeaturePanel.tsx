import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { features } from '../../../content/features.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';

/** Panel of a tab: text, bullet points and a picture. */
export function FeaturePanel({ feature }: { feature: (typeof features.items)[number] }) {
  const { detail, illustration } = feature;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: '1.1fr 1fr' }}
      templateRows={{ base: '1fr auto', md: '1fr' }}
      height="100%"
    >
      <Grid
        gap="4"
        alignContent="start"
        paddingBlock={{ base: '6', lg: '10' }}
        paddingInline={{ base: '5', lg: '10' }}
      >
        <chakra.h3 textStyle="section">{detail.title}</chakra.h3>
        <chakra.p color="ink-soft">{detail.text}</chakra.p>
        <Grid as="ul" gap="2.5">
          {detail.points.map((point) => (
            <Flex as="li" key={point} gap="2.5">
              <chakra.span color="leaf" paddingTop="0.5">
                <Icon name="check" />
              </chakra.span>
              <span>{point}</span>
            </Flex>
          ))}
        </Grid>
      </Grid>
      <chakra.div position="relative" minH={{ md: 'featurePicture' }} minW="0">
        <Picture
          picture={illustration.picture}
          alt={illustration.alt}
          sizes="(min-width: 68.8125rem) 36vw, (min-width: 48rem) 45vw, 90vw"
          width="100%"
          md={{ position: 'absolute', inset: '0', height: '100%', objectFit: 'cover' }}
        />
      </chakra.div>
    </Grid>
  );
}
