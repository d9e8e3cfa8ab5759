import { chakra } from '@chakra-ui/react';
import type { SessionUser } from '../../lib/session/sessionStore.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

interface HomeActionsProps {
  user: SessionUser | null;
  dashboard: string;
}

/** The next step: the form for a student without one, the dashboard for users, else the way in. */
export function HomeActions({ user, dashboard }: HomeActionsProps) {
  return (
    <chakra.div
      display={{ base: 'grid', sm: 'flex' }}
      gridTemplateColumns="1fr 1fr"
      flexWrap="wrap"
      gap="3"
      css={{ '& > :first-of-type': { gridColumn: '1 / -1' } }}
    >
      {user ? (
        <ButtonLink tone="go" size="lg" to={dashboard === '/' ? '/career-form' : dashboard}>
          {dashboard === '/' ? 'Fill Career Form' : 'Go to your dashboard'}
          <Icon name="arrow-right" />
        </ButtonLink>
      ) : (
        <>
          <ButtonLink tone="go" size="lg" to="/register">
            Start Your Journey
            <Icon name="arrow-right" />
          </ButtonLink>
          <ButtonLink tone="outline" size="lg" to="/login">
            Login
          </ButtonLink>
          <ButtonLink tone="plain" size="lg" to="/register">
            Register
          </ButtonLink>
        </>
      )}
    </chakra.div>
  );
}
