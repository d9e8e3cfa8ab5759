import { t } from '@lingui/core/macro';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useHomeUrl } from '../../lib/session/useSession.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { langOf } from '../../ui/langOf.ts';
import { TextLink } from '../../ui/TextLink.tsx';

export interface AuthColumnProps {
  title: string;
  lead: ReactNode;
  /** Link to another form. */
  footer?: ReactNode;
  /** Back link at the end, if any; default: the landing page. */
  back?: { to: string; label: string } | null;
  /** The column replaced a form: focuses the heading, so that screen readers announce it. */
  arrived?: boolean;
  children: ReactNode;
}

/** Column beside the picture: heading, content and links. */
export function AuthColumn(props: AuthColumnProps) {
  const { title, lead, footer, arrived = false, children } = props;
  const home = useHomeUrl();
  const { back = { to: home, label: t`Return to Home` } } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <Grid gap="5" width="100%" maxW="form">
      <div>
        <chakra.h1 ref={heading} textStyle="page" tabIndex={-1} outline="none">
          {title}
        </chakra.h1>
        <chakra.p lang={langOf(lead)} color="ink-soft" marginTop="1">
          {lead}
        </chakra.p>
      </div>
      {children}
      {footer && (
        <chakra.p textStyle="small" color="ink-soft">
          {footer}
        </chakra.p>
      )}
      {back && (
        <Flex as="p" align="center" gap="1.5" textStyle="small" color="brand">
          <Icon name="chevron-left" />
          <TextLink to={back.to}>{back.label}</TextLink>
        </Flex>
      )}
    </Grid>
  );
}
