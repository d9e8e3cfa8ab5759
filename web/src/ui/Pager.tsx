import { chakra, Grid } from '@chakra-ui/react';
import { focusableWhenDisabled } from './focusableWhenDisabled.ts';
import { Icon } from './icon/Icon.tsx';
import { PageJump } from './PageJump.tsx';
import { filled } from './theme/filled.ts';

const WINDOW = 5;

interface PagerProps {
  /** Current page, 1-based. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** Accessible name of the navigation ("Pages of students"). */
  label: string;
  /** Adds links to the first and last page, and a page number input, for long lists. */
  jump?: boolean;
}

const PageButton = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: 'pageControl',
    height: 'pageControl',
    paddingInline: '1',
    borderRadius: '2',
    fontSize: '14',
    fontWeight: 'action',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: '1',
    _hover: { bg: 'brand-soft' },
    _disabled: { color: 'line-strong', cursor: 'default', _highContrast: { color: 'GrayText' } },
    _currentPage: { ...filled, bg: 'brand', _hover: { bg: 'brand-hover' } },
  },
});

/** Pagination: up to five page numbers around the current one, previous and next. */
export function Pager({ page, pageCount, onPage, label, jump = false }: PagerProps) {
  if (pageCount <= 1) return null;
  const first = Math.max(1, Math.min(page - Math.floor(WINDOW / 2), pageCount - WINDOW + 1));
  const pages = Array.from({ length: Math.min(WINDOW, pageCount) }, (_, index) => first + index);
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      justifyContent="center"
      alignItems="center"
      gap={{ base: '0.5', md: '1' }}
      rowGap="2"
      // Fits nine controls in a row on the narrowest phone.
      css={{ mdDown: { '& > button': { minW: jump ? 'pick' : undefined } } }}
    >
      {jump && (
        <Grid
          as="span"
          marginInlineEnd={{ base: '0', md: '3' }}
          flexBasis={{ base: '100%', md: 'auto' }}
          justifyItems="center"
        >
          <PageJump pageCount={pageCount} onPage={onPage} />
        </Grid>
      )}
      {jump && (
        <PageButton
          type="button"
          aria-label="First page"
          {...focusableWhenDisabled(page <= 1, () => {
            onPage(1);
          })}
        >
          <Icon name="first" />
        </PageButton>
      )}
      <PageButton
        type="button"
        aria-label="Previous page"
        {...focusableWhenDisabled(page <= 1, () => {
          onPage(page - 1);
        })}
      >
        <Icon name="chevron-left" />
      </PageButton>
      {pages.map((number) => (
        <PageButton
          key={number}
          type="button"
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => {
            onPage(number);
          }}
        >
          {number}
        </PageButton>
      ))}
      <PageButton
        type="button"
        aria-label="Next page"
        {...focusableWhenDisabled(page >= pageCount, () => {
          onPage(page + 1);
        })}
      >
        <Icon name="chevron-right" />
      </PageButton>
      {jump && (
        <PageButton
          type="button"
          aria-label="Last page"
          {...focusableWhenDisabled(page >= pageCount, () => {
            onPage(pageCount);
          })}
        >
          <Icon name="last" />
        </PageButton>
      )}
    </chakra.nav>
  );
}
