import { useMemo, useState } from 'react';
import { isRunning, useRun } from '../../../lib/run/useRun.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { PEOPLE_QUERIES } from '../counts/peopleQueries.ts';
import { FileProblem } from './decodeText.ts';
import type { FirstLink } from './files.ts';
import { rowsToCheck, type Choices } from './names.ts';
import type { Results, RowResult } from './outcomes.ts';
import { readImportFile, type FileRow, type ImportFile } from './readImportFile.ts';
import { linksIn, resultOfAnswer, sendRows, withoutConsentIn, type Answer } from './sendRows.ts';

interface OpenFile {
  file: ImportFile;
  /** As they were sent. */
  choices: Choices;
}

/** A file that was checked, and what was imported of it. */
export interface ImportState extends OpenFile {
  /** Results of the dry run. */
  checked: Results;
  /** Results of the import. */
  imported: Results;
  /** Links that were not downloaded. */
  links: readonly FirstLink[];
  /** The server returned links: it sends no mails. */
  hasLinks: boolean;
  withoutConsent: number;
}

/** The steps of an import: file, dry run, import. */
export function useImport(audience: ClubAudience) {
  const check = useRun<Answer>();
  const write = useRun<Answer>();
  const [open, setOpen] = useState<OpenFile | null>(null);
  const [fileStep, setFileStep] = useState<{ problem?: string; isReading?: boolean }>({});
  const [linksSaved, setLinksSaved] = useState(0);
  const checkedRows = check.run?.items ?? NONE;
  const importedRows = write.run?.items ?? NONE;
  const state = useMemo((): ImportState | null => {
    if (!open) return null;
    const checked = new Map(checkedRows.map((row) => [row.line, resultOfAnswer(row)]));
    const links = linksIn(importedRows);
    return {
      ...open,
      checked,
      imported: new Map(importedRows.map((row) => [row.line, madeNow(row, checked)])),
      links: links.slice(linksSaved),
      hasLinks: links.length > 0,
      withoutConsent: withoutConsentIn(importedRows),
    };
  }, [open, checkedRows, importedRows, linksSaved]);

  const send = (
    dryRun: boolean,
    { file, choices }: OpenFile,
    rows: readonly FileRow[],
    kept: readonly Answer[],
  ) =>
    void (dryRun ? check : write).start({
      total: rows.length,
      kept,
      parts: (client, signal) =>
        sendRows(client, { audience, file, rows, choices, dryRun, signal }),
      ...(!dryRun && { refetch: PEOPLE_QUERIES[audience] }),
    });
  const isBack = check.run?.state === 'cancelled' && open?.choices.size === 0;

  return {
    fileStep,
    /** Null while a file is to be chosen. */
    state: isBack ? null : state,
    check: check.run,
    write: write.run,
    /** Reads a file and checks its rows. */
    open: async (chosen: File) => {
      setFileStep({ isReading: true });
      try {
        const file = await readImportFile(chosen, audience);
        const next = { file, choices: new Map() };
        setFileStep({});
        setOpen(next);
        send(true, next, openRows(file, NONE), NONE);
      } catch (error) {
        const isOwn = error instanceof FileProblem;
        setFileStep({ problem: isOwn ? error.message : 'The file could not be read.' });
      }
    },
    /** Returns to the choice of a file. */
    back: () => {
      setOpen(null);
    },
    /** Checks the rows whose names have other choices. */
    choose: ({ file, choices: before }: ImportState, choices: Choices) => {
      const rows = rowsToCheck(file, before, choices);
      const lines = new Set(rows.map(({ line }) => line));
      setOpen({ file, choices });
      send(
        true,
        { file, choices },
        rows,
        checkedRows.filter(({ line }) => !lines.has(line)),
      );
    },
    /** Checks or imports the rows that have no result yet. */
    send: (current: ImportState, dryRun: boolean) => {
      const kept = dryRun ? checkedRows : importedRows;
      send(dryRun, current, openRows(current.file, kept), kept);
    },
    /** Ends the sending before the next batch. */
    cancel: (isRunning(check.run) ? check : write).cancel,
    /** Drops the links after their download. */
    dropLinks: ({ links }: ImportState) => {
      setLinksSaved((count) => count + links.length);
    },
  };
}

const NONE: readonly Answer[] = [];

/** Rows to send that have no answer. */
function openRows({ rows }: ImportFile, answers: readonly Answer[]): FileRow[] {
  const done = new Set(answers.map(({ line }) => line));
  return rows.filter(({ line, problems }) => problems.length === 0 && !done.has(line));
}

/** A row that the dry run would make and that was made before: an answer was lost. */
function madeNow(answer: Answer, checked: Results): RowResult {
  const result = resultOfAnswer(answer);
  const isOwn = result.outcome === 'MADE_BEFORE' && checked.get(answer.line)?.outcome === 'MADE';
  return isOwn ? { ...result, outcome: 'MADE' } : result;
}
