import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { ownPlace, type Visitor } from './visitor.ts';

/**
 * Main buttons: the form for a student without one, the dashboard for other users, else
 * registration and login.
 */
export function VisitorActions({ visitor }: { visitor: Visitor }) {
  if (visitor.kind === 'noRole') return null;
  const place = ownPlace(visitor) ?? { label: 'Start Your Journey', to: '/register' };
  return (
    <chakra.div
      display={{ base: 'grid', sm: 'flex' }}
      gridTemplateColumns="1fr 1fr"
      flexWrap="wrap"
      gap="3"
      css={{ '& > :first-of-type': { gridColumn: '1 / -1' } }}
    >
      <ButtonLink
        data-for-visitors={visitor.kind === 'guest' ? true : undefined}
        tone="go"
        size="lg"
        to={place.to}
      >
        <span>{place.label}</span>
        <Icon name="arrow-right" />
      </ButtonLink>
      {visitor.kind === 'guest' && (
        <>
          <ButtonLink data-for-visitors tone="outline" size="lg" to="/login">
            Login
          </ButtonLink>
          <ButtonLink data-for-visitors tone="plain" size="lg" to="/register">
            Register
          </ButtonLink>
        </>
      )}
    </chakra.div>
  );
}
