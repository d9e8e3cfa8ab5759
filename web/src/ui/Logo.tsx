import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const Mark = () => (
  <chakra.svg viewBox="0 0 28 34" width="1.75rem" height="2.125rem" aria-hidden flex="none">
    <chakra.path d="M1 33V14a13 13 0 0 1 26 0v19Z" fill="var(--logo-stone, {colors.brand})" />
    <chakra.path d="M2.8 13A11.3 11.3 0 0 1 25.2 13Z" fill="marigold" />
    <chakra.path
      d="M10 33c0-6 8-6 8-10.5S12 19 13.5 15.5"
      fill="none"
      stroke="var(--logo-path, {colors.on-brand})"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </chakra.svg>
);

const HomeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    borderRadius: '1',
    fontFamily: 'head',
    fontWeight: 'head',
    fontSize: '21',
    lineHeight: 'flat',
    letterSpacing: 'title',
    color: 'inherit',
    textDecoration: 'none',
  },
});

interface LogoProps {
  to?: string;
  /** `onBand` on a dark Band. */
  tone?: 'onPaper' | 'onBand';
  /** Hides the name on a phone, to leave room in the header. */
  isShort?: boolean;
}

/** Logo with a link to the landing page, without the redirect of signed-in users. */
export function Logo({ to = '/?home', tone = 'onPaper', isShort = false }: LogoProps) {
  return (
    <chakra.span
      display="inline-flex"
      color={tone === 'onBand' ? 'on-band' : 'ink'}
      css={
        tone === 'onBand'
          ? { '--logo-stone': '{colors.on-band}', '--logo-path': '{colors.band}' }
          : undefined
      }
    >
      <HomeLink to={to}>
        <Mark />
        <chakra.span css={isShort ? { smDown: { srOnly: true } } : undefined}>Waymark</chakra.span>
      </HomeLink>
    </chakra.span>
  );
}
