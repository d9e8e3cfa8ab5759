import { chakra, Grid } from '@chakra-ui/react';
import { services } from '../../../content/services.ts';
import { Chapter } from './Chapter.tsx';

/** The services as a description list, without pictures. */
export function ServiceList() {
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
