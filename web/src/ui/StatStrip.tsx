import { chakra, Grid } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Badge } from './Badge.tsx';
import { Skeleton } from './Skeleton.tsx';
import { TextLink } from './TextLink.tsx';

interface Stat {
  label: string;
  /** Null or missing: unknown, shown as a dash. */
  value?: number | string | null | undefined;
  note?: string | undefined;
  /** Below the note: more words, or a link of its own. */
  more?: { text: string; to?: string } | undefined;
  /** Highlights the value in ochre and shows the note as a badge. */
  attention?: boolean;
  /** Link of the whole cell to the counted list. */
  to?: string;
}

interface StatStripProps {
  items: readonly Stat[];
  /** Accessible name of the strip ("Counts"). */
  label?: string;
  loading?: boolean;
}

/** The label is a link whose target area is the whole cell. */
const StatLink = chakra(Link, {
  base: {
    borderRadius: '1',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _hover: { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

const figure = new Intl.NumberFormat('en-IN');

function StatNote({ note, attention }: Pick<Stat, 'note' | 'attention'>) {
  if (!note) return null;
  if (!attention) return <span>{note}</span>;
  return (
    <Badge hue="ochre" icon="clock">
      {note}
    </Badge>
  );
}

/** Key figures of a dashboard, in one panel with dividers. */
export function StatStrip({ items, label = 'Counts', loading = false }: StatStripProps) {
  return (
    <section aria-label={label} aria-busy={loading || undefined}>
      <chakra.dl
        display="grid"
        gridTemplateColumns={`repeat(${items.length}, minmax(0, 1fr))`}
        bg="surface"
        border="line"
        borderRadius="3"
        overflow="clip"
        css={{
          '& > div + div': { borderInlineStart: 'line' },
          mdDown: {
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            '& > div:nth-of-type(odd)': { borderInlineStartWidth: '0' },
            '& > div:nth-of-type(n + 3)': { borderTop: 'line' },
            '& > div:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
          },
        }}
      >
        {items.map(({ label: name, value, note, more, attention = false, to }) => (
          <Grid
            key={name}
            position="relative"
            // Aligns label, value and note across all cells.
            gridRow="span 3"
            templateRows="subgrid"
            justifyItems="start"
            gap="0.5"
            paddingBlock={{ base: '4', md: '5' }}
            paddingInline={{ base: '4', md: '6' }}
            bg={attention ? 'sunk' : undefined}
            _hover={to === undefined ? {} : { bg: 'brand-soft' }}
          >
            <chakra.dt textStyle="label">
              {to === undefined ? name : <StatLink to={to}>{name}</StatLink>}
            </chakra.dt>
            <chakra.dd
              textStyle="figure"
              fontSize={{ base: '32', md: '40' }}
              color={attention ? 'ochre' : undefined}
            >
              {loading ? (
                <Skeleton width="3ch" height="0.8em" marginBlock="0.15em" />
              ) : typeof value === 'number' ? (
                figure.format(value)
              ) : (
                (value ?? '–')
              )}
            </chakra.dd>
            <chakra.dd textStyle="caption" color="ink-faint">
              <StatNote note={note} attention={attention} />
              {more && (
                <chakra.div position={more.to === undefined ? undefined : 'relative'} zIndex="1">
                  {more.to === undefined ? (
                    more.text
                  ) : (
                    <TextLink to={more.to}>{more.text}</TextLink>
                  )}
                </chakra.div>
              )}
            </chakra.dd>
          </Grid>
        ))}
      </chakra.dl>
    </section>
  );
}
