import { chakra, Grid } from '@chakra-ui/react';
import { team } from '../../../content/team.ts';
import { Chapter } from './Chapter.tsx';

/** The team as a list of names. */
export function TeamList() {
  return (
    <Chapter id="team" note={team.lead}>
      <Grid as="ul" gap="5">
        {team.items.map(({ name, role, about }) => (
          <Grid
            as="li"
            key={name}
            templateColumns={{ base: 'minmax(0, 1fr)', md: '2fr 3fr' }}
            columnGap="6"
          >
            <div>
              <chakra.h3 textStyle="stage">{name}</chakra.h3>
              <chakra.p textStyle="small" color="ink-faint">
                {role}
              </chakra.p>
            </div>
            <chakra.p color="ink-soft">{about}</chakra.p>
          </Grid>
        ))}
      </Grid>
    </Chapter>
  );
}
