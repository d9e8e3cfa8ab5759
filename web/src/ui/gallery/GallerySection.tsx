import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface GallerySectionProps {
  title: string;
  children: ReactNode;
}

export function GallerySection({ title, children }: GallerySectionProps) {
  return (
    <chakra.section display="grid" gap="4" minW="0" paddingTop="5" borderTop="line">
      <chakra.h3 fontSize="16" color="ink-soft">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}
