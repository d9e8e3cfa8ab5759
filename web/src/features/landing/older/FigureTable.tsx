import { chakra } from '@chakra-ui/react';
import { awards } from '../../../content/awards.ts';
import { figures } from '../../../content/figures.ts';
import { Chapter } from './Chapter.tsx';

interface LeaderTableProps {
  /** Visually hidden caption. */
  caption: string;
  rows: readonly { label: string; value: string }[];
  /** Larger text, for key figures. */
  large?: boolean;
}

/** Table with labels left, numbers right and dotted leaders between. */
function LeaderTable({ caption, rows, large = false }: LeaderTableProps) {
  return (
    <chakra.table
      width="100%"
      css={{ '& + &': { marginTop: '8' }, '& :is(th, td)': { paddingBlock: '1.5' } }}
    >
      <chakra.caption srOnly>{caption}</chakra.caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <chakra.th
              scope="row"
              width="100%"
              verticalAlign="baseline"
              textAlign="start"
              fontWeight={large ? 'medium' : 'text'}
              fontSize={large ? { base: '16', md: '18' } : undefined}
            >
              <chakra.span
                display="flex"
                alignItems="baseline"
                gap="3"
                _after={{
                  content: '""',
                  flex: '1',
                  minW: { base: '0', md: '6' },
                  borderBottom: 'leader',
                }}
              >
                {label}
              </chakra.span>
            </chakra.th>
            <chakra.td
              verticalAlign="baseline"
              textAlign="end"
              paddingInlineStart="3"
              textStyle="figure"
              fontSize={large ? { base: '26', md: '32' } : '18'}
              color={large ? 'brand' : undefined}
            >
              {value}
            </chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

/** The four figures and the twelve awards as tables. */
export function FigureTable() {
  const counted = awards.items.map(({ value, suffix, label }) => ({
    label,
    value: `${value}${suffix}`,
  }));
  return (
    <Chapter id="figures" note={awards.lead}>
      <LeaderTable caption="Waymark in figures" rows={figures} large />
      <LeaderTable caption="Awards" rows={counted} />
    </Chapter>
  );
}
