import { t } from '@lingui/core/macro';
import { chakra, Flex } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';
import { currentLanguage } from './catalogs.ts';
import { keepPressed, storeChoice } from './choice.ts';
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

/** Whether the browser opens the link in this tab. */
const isPlain = (event: MouseEvent) =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Links to the same page in each of its languages. They open a document, so that the
 * browser asks before a form is lost. A press is stored on the device, and in the account.
 */
export function LanguageLinks({ languages }: { languages: readonly Language[] }) {
  const location = useLocation();
  const { status, storeLanguage } = useSession();
  const choose = (event: MouseEvent<HTMLAnchorElement>, language: Language) => {
    storeChoice(language);
    if (status !== 'signedIn') {
      keepPressed(language);
      return;
    }
    const stored = storeLanguage(language);
    if (!isPlain(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    void stored.then(() => {
      window.location.assign(href);
    });
  };
  return (
    <Flex as="nav" aria-label={t`Language`} gap="4" textStyle="small" whiteSpace="nowrap">
      {languages.map((language) => (
        <chakra.a
          key={language}
          href={pathIn(language, location.pathname) + searchOf(location) + location.hash}
          lang={language}
          hrefLang={language}
          aria-current={language === currentLanguage() ? 'page' : undefined}
          onClick={(event) => {
            choose(event, language);
          }}
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
