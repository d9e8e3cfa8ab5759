import { t } from '@lingui/core/macro';
import { chakra, Flex } from '@chakra-ui/react';
import { useLocation, type Location } from 'react-router-dom';
import { currentLanguage } from './catalogs.ts';
import { pathIn, type Language } from './languages.ts';

/** The names that readers of the languages know. */
const NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' };

/** Search parameters of the page. The token of a mailed link is in its history state. */
function searchOf({ search, state }: Location): string {
  const token = (state as { token?: unknown } | null)?.token;
  if (typeof token !== 'string') return search;
  const params = new URLSearchParams(search);
  params.set('token', token);
  return `?${params.toString()}`;
}

/**
 * Links to the same page in each of its languages. They open a document, so that the
 * browser asks before a form is lost. public/color-mode.js stores a press.
 */
export function LanguageLinks({ languages }: { languages: readonly Language[] }) {
  const location = useLocation();
  return (
    <Flex as="nav" aria-label={t`Language`} gap="4" textStyle="small" whiteSpace="nowrap">
      {languages.map((language) => (
        <chakra.a
          key={language}
          href={pathIn(language, location.pathname) + searchOf(location) + location.hash}
          lang={language}
          hrefLang={language}
          aria-current={language === currentLanguage() ? 'page' : undefined}
          display="inline-flex"
          alignItems="center"
          position="relative"
          minH="control"
          borderRadius="1"
          color="brand"
          textDecorationLine="underline"
          textDecorationThickness="from-font"
          textUnderlineOffset="0.2em"
          _hover={{ color: 'brand-hover' }}
          _currentPage={{ color: 'ink', fontWeight: 'label', textDecorationLine: 'none' }}
          css={{
            '& + &::before': {
              // A dot that is drawn, since a character would be read out.
              content: '""',
              position: 'absolute',
              insetInlineStart: '-2.5',
              padding: '0.5',
              borderRadius: 'full',
              bg: 'ink-faint',
            },
          }}
        >
          {NAMES[language]}
        </chakra.a>
      ))}
    </Flex>
  );
}
