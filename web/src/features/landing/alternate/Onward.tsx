import { chakra } from '@chakra-ui/react';
import { onward } from '../../../content/onward.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { ownPlace, type Visitor } from '../shared/visitor.ts';
import { Wide } from '../shared/Wide.tsx';

/** End of the page for a signed-in user: a link to their dashboard or form. */
export function Onward({
  visitor,
}: {
  visitor: Extract<Visitor, { kind: 'applicant' | 'member' }>;
}) {
  const place = ownPlace(visitor);
  const { title, text } = onward[visitor.kind];
  return (
    <chakra.section bg="brand-soft">
      <Wide display="grid" justifyItems="start" gap="4" paddingBlock={{ base: '12', md: '20' }}>
        <chakra.h2 textStyle="page">{title}</chakra.h2>
        <chakra.p textStyle="lead" maxW="measure" color="ink-soft">
          {text}
        </chakra.p>
        {place && (
          <ButtonLink tone="go" size="lg" to={place.to}>
            <span>{place.label}</span>
            <Icon name="arrow-right" />
          </ButtonLink>
        )}
      </Wide>
    </chakra.section>
  );
}
