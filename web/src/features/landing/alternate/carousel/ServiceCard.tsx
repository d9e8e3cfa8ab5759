import { chakra, Grid } from '@chakra-ui/react';
import type { services } from '../../../../content/services.ts';
import { Picture } from '../../../../ui/Picture.tsx';
import { Stone } from '../../../../ui/Stone.tsx';

interface ServiceCardProps {
  /** Number of the service, 1-based. */
  number: number;
  service: (typeof services.items)[number];
}

/** A service: picture, number and text. */
export function ServiceCard({ number, service }: ServiceCardProps) {
  return (
    <Grid as="article" alignContent="start" gap="4">
      <Picture
        picture={service.picture}
        alt={service.alt}
        sizes="(min-width: 1440px) 644px, (min-width: 768px) 46vw, 92vw"
        width="100%"
        borderRadius="3"
      />
      <Grid templateColumns="auto minmax(0, 1fr)" alignItems="start" columnGap="4">
        <Stone number={number} status="NOT_STARTED" current={false} size="sm" />
        <div>
          <chakra.h3 textStyle="card">{service.title}</chakra.h3>
          <chakra.p marginTop="1" maxW="measure" color="ink-soft">
            {service.text}
          </chakra.p>
        </div>
      </Grid>
    </Grid>
  );
}
