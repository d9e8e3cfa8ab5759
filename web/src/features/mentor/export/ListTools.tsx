import { HStack } from '@chakra-ui/react';
import { UnreadFields } from '../../../lib/failure/Absent.tsx';
import { useState } from 'react';
import { saveCsv } from '../../../lib/saveFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { PrintSheet } from '../../../ui/PrintSheet.tsx';
import type { AudienceWords } from '../list/audienceWords.ts';
import { criteriaText } from '../list/criteria.ts';
import type { MentorDashboard } from '../list/useMentorDashboard.ts';
import { PrintedList } from './PrintedList.tsx';
import { useWholeList, type WholeList } from './useWholeList.ts';

interface ListToolsProps {
  dashboard: MentorDashboard;
  words: AudienceWords;
}

/** Downloads or prints the filtered list with all its pages. */
export function ListTools({ dashboard, words }: ListToolsProps) {
  const { mentor, people } = dashboard;
  const file = useWholeList(people.params, `Error exporting ${words.many}`);
  const paper = useWholeList(people.params, `Error printing ${words.many}`);
  const [printed, setPrinted] = useState<WholeList | null>(null);
  return (
    <HStack gap="1" marginInline="-3">
      <Button
        icon="download"
        tone="plain"
        size="sm"
        busy={file.busy}
        onClick={() =>
          void file.load(async (all) => {
            const { peopleCsv } = await import('./peopleCsv.ts');
            saveCsv(words.many, [], peopleCsv(all, words));
          })
        }
      >
        Export CSV
      </Button>
      <Button
        icon="print"
        tone="plain"
        size="sm"
        busy={paper.busy}
        onClick={() =>
          void paper.load((all) => {
            setPrinted(all);
          })
        }
      >
        Print
      </Button>
      {printed && (
        <PrintSheet
          onDone={() => {
            setPrinted(null);
          }}
        >
          <UnreadFields value={printed.error}>
            <PrintedList
              people={printed.people}
              mentorName={mentor?.name}
              criteria={criteriaText(people.params, words)}
              words={words}
            />
          </UnreadFields>
        </PrintSheet>
      )}
    </HStack>
  );
}
