import { t } from '@lingui/core/macro';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A router link in text; has the prop `to`. */
export const TextLink = chakra(Link, {
  base: {
    // Makes the target 24 px high without changing the line height.
    paddingBlock: '1',
    borderRadius: '1',
    color: 'brand',
    textDecorationLine: 'underline',
    textDecorationThickness: 'from-font',
    textUnderlineOffset: '0.2em',
    _hover: { color: 'brand-hover' },
  },
});

interface NoticeLinkProps {
  label?: string;
  children?: ReactNode;
}

/** Link to the privacy notice beside a form. Opens a new tab, so that no input is lost. */
export const NoticeLink = ({ label, children }: NoticeLinkProps) => (
  <TextLink
    to="/privacy"
    target="_blank"
    aria-label={label ?? t`privacy notice, opens in a new tab`}
  >
    {children ?? t`privacy notice`}
  </TextLink>
);
