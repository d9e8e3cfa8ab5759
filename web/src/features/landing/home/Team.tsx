import { chakra, Grid } from '@chakra-ui/react';
import { team } from '../../../content/team.ts';
import { faceOf } from '../shared/faceOf.ts';
import { Portrait } from '../shared/Portrait.tsx';
import { Section } from '../shared/Section.tsx';
import { fiveAcross } from './fiveAcross.ts';

/** The team in arches, every second one slightly lower. */
export function Team() {
  return (
    <Section id="team">
      <chakra.h2 id="team-title" textStyle="page">
        {team.title}
      </chakra.h2>
      <chakra.p textStyle="lead" color="ink-soft" marginTop="4" textWrap="pretty">
        {team.lead}
      </chakra.p>
      <chakra.ul
        rowGap="6"
        marginTop="10"
        css={{
          ...fiveAcross,
          mdDown: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          '& > li:nth-of-type(even)': { marginTop: '10' },
          // The last of five fills the row, with the text beside the picture.
          '& > li:last-of-type': {
            mdDown: {
              gridColumn: '1 / -1',
              gridTemplateColumns: 'calc(50% - {spacing.3}) minmax(0, 1fr)',
              columnGap: '6',
              alignItems: 'center',
            },
          },
        }}
      >
        {team.items.map((member) => (
          <Grid as="li" key={member.name} alignContent="start" rowGap="3">
            <Portrait
              cutOut={faceOf(member)}
              sizes="(min-width: 68.8125rem) 18vw, (min-width: 48rem) 30vw, 45vw"
              borderRadius="stone"
            />
            <chakra.div textStyle="small" color="ink-soft">
              <chakra.h3 textStyle="text" fontFamily="text" fontWeight="label" color="ink">
                {member.name}
              </chakra.h3>
              <p>{member.role}</p>
              <chakra.p textStyle="caption" color="ink-faint" marginTop="1">
                {member.about}
              </chakra.p>
            </chakra.div>
          </Grid>
        ))}
      </chakra.ul>
    </Section>
  );
}
