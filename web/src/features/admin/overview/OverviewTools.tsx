import { chakra, Flex } from '@chakra-ui/react';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilterField } from '../../../ui/filters/FilterField.tsx';
import { namedOptions } from '../pickers/namedOptions.ts';
import { Segmented } from '../table/Segmented.tsx';
import type { Scope } from './figure.ts';
import type { Clubs } from './stageFigure.ts';

const AUDIENCES = [
  { value: 'students', label: 'Students' },
  { value: 'educators', label: 'Educators' },
] as const;

interface OverviewToolsProps {
  scope: Scope;
  clubs: Clubs;
  /** Missing while there is nothing to print. */
  onPrint: (() => void) | undefined;
}

/** Heading of the overview, with its filters. */
export function OverviewTools({ scope, clubs, onPrint }: OverviewToolsProps) {
  const { change } = useUrlParams();
  return (
    <Flex wrap="wrap" align="end" justify="space-between" gap="4">
      <chakra.h2 textStyle="card">Overview</chakra.h2>
      <Flex wrap="wrap" align="end" gap="3" width={{ base: '100%', md: 'auto' }}>
        <Segmented
          label="Whose figures"
          options={AUDIENCES}
          value={scope.audience === 'STUDENT' ? 'students' : 'educators'}
          onChange={(of) => {
            // The other audience has other clubs.
            change({ of: of === 'students' ? '' : of, club: '' });
          }}
        />
        <chakra.div width={{ base: '100%', md: 'filterSearch' }}>
          <FilterField
            label="Club"
            placeholder="All clubs"
            options={namedOptions(clubs)}
            value={scope.clubId}
            onChange={(club) => {
              change({ club });
            }}
          />
        </chakra.div>
        <Button icon="print" tone="outline" size="sm" disabled={!onPrint} onClick={onPrint}>
          Print
        </Button>
      </Flex>
    </Flex>
  );
}
