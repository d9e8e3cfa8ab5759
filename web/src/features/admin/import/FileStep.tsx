import { chakra, Grid } from '@chakra-ui/react';
import { useId, type DragEvent } from 'react';
import { saveFile } from '../../../lib/saveFile.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormAlert } from '../../../ui/Notice.tsx';
import { peopleNoun } from '../row/clubTexts.ts';
import { COLUMNS } from './columns.ts';
import { templateCsv } from './files.ts';

interface FileStepProps {
  audience: ClubAudience;
  /** Why the file that was chosen can't be imported. */
  problem?: string;
  isReading?: boolean;
  onFile: (file: File) => void;
  onClose: () => void;
  /** Element to focus on closing. */
  returnTo: () => HTMLElement | null;
}

/** Choice of the file. */
export function FileStep(props: FileStepProps) {
  const { audience, problem, isReading = false, onFile, onClose, returnTo } = props;
  const noun = peopleNoun(audience);
  const columns = COLUMNS[audience];
  return (
    <Dialog
      open
      onClose={onClose}
      returnTo={returnTo}
      title={`Import ${noun}`}
      description="From a CSV file. Its rows are checked first; nothing is written before you confirm."
      footer={
        <Button tone="outline" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Grid templateColumns="minmax(0, 1fr)" gap="4">
        {problem && <FormAlert title="This file can’t be imported" detail={problem} />}
        <FileField isReading={isReading} onFile={onFile} />
        <div>
          <p>{`Columns: ${columns.map(({ header }) => header).join(', ')}.`}</p>
          <chakra.p textStyle="small" color="ink-soft">
            In any order. Name and Email are required. There is no column for passwords: everybody
            chooses one with a link.
          </chakra.p>
        </div>
        <Button
          icon="download"
          tone="plain"
          size="sm"
          justifySelf="start"
          onClick={() => {
            saveFile(`${noun}-template.csv`, templateCsv(columns), 'text/csv;charset=utf-8');
          }}
        >
          Download template
        </Button>
      </Grid>
    </Dialog>
  );
}

function FileField({ isReading, onFile }: Pick<FileStepProps, 'isReading' | 'onFile'>) {
  const id = useId();
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isReading) onFile(file);
  };
  return (
    <Grid
      templateColumns="minmax(0, 1fr)"
      gap="2"
      padding="5"
      border="line"
      borderStyle="dashed"
      borderColor="line-strong"
      borderRadius="3"
      bg="sunk"
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
    >
      <chakra.label htmlFor={id} textStyle="label">
        CSV file
      </chakra.label>
      <chakra.input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-describedby={`${id}-hint`}
        disabled={isReading}
        maxWidth="100%"
        css={{
          '&::file-selector-button': {
            paddingBlock: '2',
            paddingInline: '3',
            marginInlineEnd: '3',
            border: 'line',
            borderColor: 'line-strong',
            borderRadius: '2',
            bg: 'surface',
            color: 'ink',
            cursor: 'pointer',
          },
        }}
        onChange={(event) => {
          take(event.target.files);
          // The same file can be chosen again after it was changed.
          event.target.value = '';
        }}
      />
      <chakra.p id={`${id}-hint`} role="status" textStyle="small" color="ink-soft">
        {isReading
          ? 'Reading the file...'
          : 'Choose it, or drop it here. At most 10 MB and 20,000 rows.'}
      </chakra.p>
    </Grid>
  );
}
