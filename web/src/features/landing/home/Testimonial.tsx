import { chakra } from '@chakra-ui/react';
import type { testimonials } from '../../../content/testimonials.ts';
import { faceOf } from '../shared/faceOf.ts';
import { Portrait } from '../shared/Portrait.tsx';

export function Testimonial({ testimonial }: { testimonial: (typeof testimonials.items)[number] }) {
  const { quotation, name, role } = testimonial;
  return (
    <chakra.figure display="grid" gap="8" paddingBottom="8">
      <chakra.blockquote
        textStyle="page"
        fontSize="quote"
        lineHeight="1.22"
        textWrap="pretty"
        maxW="24em"
      >
        {quotation}
      </chakra.blockquote>
      <chakra.figcaption display="flex" alignItems="center" gap="3">
        <Portrait
          cutOut={faceOf(testimonial)}
          sizes="72px"
          flex="none"
          width="face"
          borderRadius="stone"
        />
        <span>
          <chakra.b display="block">{name}</chakra.b>
          <chakra.span textStyle="small" color="ink-soft">
            {role}
          </chakra.span>
        </span>
      </chakra.figcaption>
    </chakra.figure>
  );
}
