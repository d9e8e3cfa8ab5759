import { chakra } from '@chakra-ui/react';
import type { testimonials } from '../../../../content/testimonials.ts';

interface QuotationProps {
  item: (typeof testimonials.items)[number];
  shown: boolean;
}

/** All quotations lie in one place, so that the page keeps its height while they take turns. */
export function Quotation({ item, shown }: QuotationProps) {
  return (
    <chakra.figure
      gridArea="1 / 1"
      visibility={shown ? 'visible' : 'hidden'}
      opacity={shown ? '1' : '0'}
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
      >
        “{item.quotation}”
      </chakra.blockquote>
      <chakra.figcaption marginTop="5" color="on-band-soft">
        <chakra.span display="block" fontWeight="label" color="on-band">
          {item.name}
        </chakra.span>
        {item.role}
      </chakra.figcaption>
    </chakra.figure>
  );
}
