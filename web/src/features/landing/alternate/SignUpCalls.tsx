import { chakra, Grid } from '@chakra-ui/react';
import { signUpCalls } from '../../../content/signUp.ts';
import { testimonials } from '../../../content/testimonials.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { faceOf } from '../shared/faceOf.ts';
import { Portrait } from '../shared/Portrait.tsx';

/** Finds the person of a testimonial; one student and one educator represent the two audiences. */
const speaker = (name: string) => testimonials.items.find((person) => person.name === name);

const LOOKS = {
  student: { to: '/register', ground: 'sunk', tone: 'go', person: speaker('Zoya Khan') },
  educator: {
    to: '/register?as=educator',
    ground: 'brand-soft',
    tone: 'solid',
    person: speaker('Harkirat Bedi'),
  },
} as const;

/** Two links to registration, full width, side by side. */
export function SignUpCalls() {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}>
      {signUpCalls.map(({ audience, title, text, action }) => {
        const { to, ground, tone, person } = LOOKS[audience];
        return (
          <chakra.section
            key={audience}
            bg={ground}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '{sizes.callFace} minmax(0, 1fr)' }}
            columnGap={{ base: '6', xl: '10' }}
            rowGap="8"
            alignItems="end"
            justifyItems="start"
            paddingTop={{ base: '12', md: '20' }}
            paddingInline="gutter"
          >
            {person && (
              <Portrait
                cutOut={faceOf(person)}
                sizes="220px"
                width="callFace"
                smDown={{ order: '1' }}
              />
            )}
            <Grid
              justifyItems="start"
              gap="4"
              maxW="stepAside"
              paddingBottom={{ base: '0', sm: '10', md: '16' }}
            >
              <chakra.h2 textStyle="page">{title}</chakra.h2>
              <chakra.p color="ink-soft">{text}</chakra.p>
              <ButtonLink tone={tone} size="lg" to={to}>
                {action}
              </ButtonLink>
            </Grid>
          </chakra.section>
        );
      })}
    </Grid>
  );
}
