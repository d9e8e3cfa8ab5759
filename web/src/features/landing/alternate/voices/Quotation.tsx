import { chakra } from '@chakra-ui/react';
import type { testimonials } from '../../../../content/testimonials.ts';
import { stacked } from '../../shared/stacked.ts';

interface QuotationProps {
  item: (typeof testimonials.items)[number];
  shown: boolean;
}

/** Without JavaScript all are stacked. */
const ALL_TO_READ = { gridArea: 'auto', visibility: 'visible', opacity: '1', marginBottom: '10' };

/** All quotations share a grid cell, so that the page keeps its height during the rotation. */
export function Quotation({ item, shown }: QuotationProps) {
  return (
    <chakra.figure
      opacity={shown ? '1' : '0'}
      css={{ ...stacked(shown), '@media (scripting: none)': ALL_TO_READ }}
      transitionProperty="opacity"
      transitionDuration="2"
    >
      <chakra.blockquote
        maxW="heroWords"
        fontFamily="head"
        fontWeight="head"
        fontSize={{ base: '21', md: '32' }}
        lineHeight="snug"
        letterSpacing="head"
        textWrap="pretty"
      >{`“${item.quotation}”`}</chakra.blockquote>
      <chakra.figcaption marginTop="5" color="on-band-soft">
        <chakra.span display="block" fontWeight="label" color="on-band">
          {item.name}
        </chakra.span>
        <span>{item.role}</span>
      </chakra.figcaption>
    </chakra.figure>
  );
}
