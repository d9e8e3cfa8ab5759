import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface NoticeSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export const NoticeSection = ({ id, title, children }: NoticeSectionProps) => (
  <Grid as="section" id={id} aria-labelledby={`${id}-title`} scrollMarginTop="4" gap="3">
    <chakra.h2 id={`${id}-title`} textStyle="section">
      {title}
    </chakra.h2>
    {children}
  </Grid>
);
