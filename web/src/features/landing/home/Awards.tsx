import { chakra, Flex, Grid } from '@chakra-ui/react';
import { awards } from '../../../content/awards.ts';
import { Section } from '../shared/Section.tsx';
import { useCountUp } from '../shared/useCountUp.ts';

interface CountUpProps {
  value: number;
  /** Suffix of the number. */
  suffix?: string;
  /** Displayed fraction of the value, 0 to 1. */
  progress: number;
}

/** An animated number; its accessible text is the final value. */
export function CountUp({ value, suffix = '', progress }: CountUpProps) {
  const end = `${value}${suffix}`;
  if (progress === 1) return <span>{end}</span>;
  return (
    <>
      <chakra.span srOnly>{end}</chakra.span>
      <span aria-hidden>{`${Math.round(value * progress)}${suffix}`}</span>
    </>
  );
}

/** Twelve numbers in a grid, counted up once. */
export function Awards() {
  const { ref, progress } = useCountUp<HTMLDListElement>();
  return (
    <Section id="awards" band paddingBlock={{ base: '16', md: '20' }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 3fr' }}
        gap={{ base: '8', lg: '12' }}
      >
        <Grid alignContent="start" gap="3">
          <chakra.h2 id="awards-title" textStyle="page">
            {awards.title}
          </chakra.h2>
          <chakra.p color="on-band-soft" maxW="28ch">
            {awards.lead}
          </chakra.p>
        </Grid>
        <chakra.dl
          ref={ref}
          display="grid"
          gridTemplateColumns={{
            base: '{sizes.pairs}',
            md: 'repeat(3, 1fr)',
            lg: 'repeat(4, 1fr)',
          }}
          columnGap={{ base: '5', md: '0' }}
        >
          {awards.items.map(({ value, suffix, label }) => (
            <Flex
              key={label}
              direction="column-reverse"
              justify="flex-end"
              paddingTop="4"
              paddingBottom="6"
              borderTopWidth="line"
              borderTopStyle="solid"
              borderTopColor="on-band-soft/32"
            >
              <chakra.dt color="on-band-soft">{label}</chakra.dt>
              <chakra.dd textStyle="figure" fontSize="42">
                <CountUp value={value} suffix={suffix} progress={progress} />
              </chakra.dd>
            </Flex>
          ))}
        </chakra.dl>
      </Grid>
    </Section>
  );
}
