import { t } from '@lingui/core/macro';
import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/Button.tsx';
import { ScenicShell } from '../../ui/landscape/ScenicShell.tsx';
import { Road } from '../../ui/landscape/Road.tsx';
import type { Way } from '../../ui/landscape/road.ts';
import { Walker } from '../../ui/landscape/Walker.tsx';

const WAY: Way = {
  start: [420, 500],
  towards: [520, 440],
  turns: [
    [640, 396, 800, 392],
    [1010, 386, 1090, 372],
  ],
  width: [104, 58],
};

/** Illustration: a road that ends at an empty signpost. */
function LostRoad() {
  return (
    <>
      <Road way={WAY} />
      <Walker x={1010} y={248} scale={1.25} />
      <g transform="translate(1200 330)">
        <chakra.ellipse cx="4" cy="74" rx="64" ry="9" fill="on-marigold" opacity="0.18" />
        <chakra.path d="M-7-60h14V74H-7Z" fill="art-clay" />
        <chakra.path d="M-84-58H58l24 22-24 22H-84Z" fill="art-cream" />
        <chakra.path d="M84-4H-58l-24 22 24 22H84Z" fill="art-cream" />
        <chakra.g fill="on-marigold" fontFamily="head" fontWeight="head" fontSize="30px">
          <text x="-12" y="-26" textAnchor="middle">
            ?
          </text>
          <text x="12" y="28" textAnchor="middle">
            ?
          </text>
        </chakra.g>
      </g>
    </>
  );
}

/** Page for unknown paths. */
export function NotFoundScreen() {
  return (
    <ScenicShell scene={<LostRoad />}>
      <chakra.p textStyle="figure" fontSize="hero" color="brand">
        404
      </chakra.p>
      <chakra.h1 textStyle="page" marginTop="2">
        {t`Oops! Page not found`}
      </chakra.h1>
      <chakra.p textStyle="lead" maxW="measure" marginTop="3" marginBottom="6" color="ink-soft">
        {t`The way to this page has moved, or there never was one.`}
      </chakra.p>
      <ButtonLink to="/" tone="go" size="lg">
        {t`Return to Home`}
      </ButtonLink>
    </ScenicShell>
  );
}
