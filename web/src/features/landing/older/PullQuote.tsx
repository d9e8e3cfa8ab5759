import { chakra } from '@chakra-ui/react';
import { testimonials } from '../../../content/testimonials.ts';

/** One testimonial between two chapters. */
export function PullQuote({ by }: { by: string }) {
  const item = testimonials.items.find(({ name }) => name === by);
  if (!item) return null;
  return (
    <chakra.figure paddingBlock={{ base: '10', md: '16' }} borderTop="line">
      <chakra.blockquote
        fontFamily="head"
        fontWeight="head"
        fontSize={{ base: '21', md: '32' }}
        lineHeight="snug"
        letterSpacing="head"
        textWrap="pretty"
      >{`“${item.quotation}”`}</chakra.blockquote>
      <chakra.figcaption marginTop="4" textStyle="small" color="ink-soft">
        <b>{item.name}</b>
        <span>{`, ${item.role}`}</span>
      </chakra.figcaption>
    </chakra.figure>
  );
}
