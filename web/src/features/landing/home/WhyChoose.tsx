import { chakra, Grid, Flex } from '@chakra-ui/react';
import { features } from '../../../content/features.ts';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { SearchParamForm, searchParamButton } from '../shared/SearchParamForm.tsx';
import { Section } from '../shared/Section.tsx';
import { stacked } from '../shared/stacked.ts';
import { useVerticalTabs } from './useVerticalTabs.ts';
import { Picture } from '../../../ui/Picture.tsx';

/** Panel of a tab: text, bullet points and a picture. */
function FeaturePanel({ feature }: { feature: (typeof features.items)[number] }) {
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

const PARAMETER = 'why';
const ids = features.items.map(({ id }) => id);

/** Features in vertical tabs; the selected one is in the URL. */
export function WhyChoose() {
  const { read, change } = useUrlParams();
  const selected = Math.max(
    0,
    ids.findIndex((id) => id === read(PARAMETER)),
  );
  const select = (id: string | undefined) => {
    change({ [PARAMETER]: id ?? '' }, { replace: true });
  };
  const tabs = useVerticalTabs(ids.length, selected, (index) => {
    select(ids[index]);
  });
  return (
    <Section id="why">
      <chakra.h2 id="why-title" textStyle="page">
        {features.title}
      </chakra.h2>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '{sizes.uprightTabs} minmax(0, 1fr)' }}
        marginTop={{ base: '6', md: '10' }}
        border="line"
        borderRadius="4"
        overflow="hidden"
        bg="surface"
      >
        <SearchParamForm
          section="why"
          bg="paper"
          borderInlineEnd={{ lg: 'line' }}
          onChoose={(_name, id) => {
            select(id);
          }}
        >
          <chakra.div {...tabs.list} aria-labelledby="why-title" display="grid">
            {features.items.map(({ id, title }, index) => (
              <chakra.button
                key={id}
                {...searchParamButton(PARAMETER, id)}
                {...tabs.tab(index)}
                display="flex"
                justifyContent="space-between"
                alignItems="center"
                gap="3"
                paddingBlock={{ base: '4', lg: '5' }}
                paddingInline={{ base: '5', lg: '6' }}
                borderBottom="line"
                textStyle="item"
                textAlign="start"
                color="ink-soft"
                cursor="pointer"
                transitionProperty="background-color, color"
                transitionDuration="1"
                _hover={{ color: 'brand', bg: 'surface' }}
                _focusVisible={{ outlineOffset: 'calc({borderWidths.rule} * -1)' }}
                _selected={{
                  color: 'brand',
                  bg: 'surface',
                  boxShadow: 'inset {spacing.1} 0 0 {colors.brand}',
                  _highContrast: { borderInlineStart: '{spacing.1} solid {colors.brand}' },
                }}
              >
                <span>{title}</span>
                <Icon name="chevron-right" />
              </chakra.button>
            ))}
          </chakra.div>
        </SearchParamForm>
        <Grid>
          {features.items.map((feature, index) => (
            <chakra.div key={feature.id} {...tabs.panel(index)} css={stacked(index === selected)}>
              <FeaturePanel feature={feature} />
            </chakra.div>
          ))}
        </Grid>
      </Grid>
    </Section>
  );
}
