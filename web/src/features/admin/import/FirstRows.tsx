import { chakra, Grid } from '@chakra-ui/react';
import { useId } from 'react';
import { PHONE, useMediaQuery } from '../../../ui/mediaQuery.ts';
import { tableRecipe } from '../../../ui/theme/recipes/table.ts';
import { cellText, shortText } from './cellText.ts';
import type { Column } from './columns.ts';
import type { ImportFile } from './readImportFile.ts';

const SHOWN: readonly Column['field'][] = ['name', 'email', 'school', 'institution'];

const Table = chakra('table', tableRecipe);

/** The first rows of a file, so that a wrong encoding or delimiter is seen before the import. */
export function FirstRows({ file }: { file: ImportFile }) {
  const id = useId();
  const isPhone = useMediaQuery(PHONE);
  const columns = file.columns.filter(({ field }) => SHOWN.includes(field));
  const rows = file.rows.slice(0, 5).map(({ line, cells }) => ({
    line,
    texts: columns.map((column) =>
      cellText(shortText(cells[file.columns.indexOf(column)]?.trim() ?? '')),
    ),
  }));
  return (
    <chakra.section display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      <chakra.h3 id={id} textStyle="item">
        First rows as read
      </chakra.h3>
      {isPhone ? (
        <Grid as="ul" aria-labelledby={id} templateColumns="minmax(0, 1fr)" gap="2">
          {rows.map(({ line, texts }) => (
            <chakra.li
              key={line}
              padding="3"
              border="line"
              borderRadius="2"
              lineHeight="snug"
              overflowWrap="anywhere"
            >
              {columns.map(({ field, header }, index) => (
                <chakra.p key={field} fontWeight={index === 0 ? 'medium' : undefined}>
                  <Cell text={texts[index]} header={header} />
                </chakra.p>
              ))}
            </chakra.li>
          ))}
        </Grid>
      ) : (
        <chakra.div border="line" borderRadius="2" overflow="clip">
          <Table aria-labelledby={id} css={{ '& td': { height: 'auto' } }}>
            <thead>
              <tr>
                {columns.map(({ header }) => (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ line, texts }) => (
                <tr key={line}>
                  {columns.map(({ field }, index) => (
                    <td key={field}>
                      <Cell text={texts[index]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </chakra.div>
      )}
    </chakra.section>
  );
}

interface CellProps {
  text: string | undefined;
  /** Header of the column, where the cell is not in a table. */
  header?: string;
}

const Cell = ({ text, header }: CellProps) =>
  text ? (
    <chakra.bdi lineClamp={2}>{text}</chakra.bdi>
  ) : (
    <chakra.span color="ink-soft">{header ? `${header} not given` : 'Not given'}</chakra.span>
  );
