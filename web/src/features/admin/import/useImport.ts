import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { ClubAudience } from '../../../schema.generated.ts';
import type { FirstLink } from './files.ts';
import { FileProblem } from './FileProblem.ts';
import { rowsToCheck, type Choices } from './names.ts';
import type { Results, RowResult } from './outcomes.ts';
import { readImportFile, type FileRow, type ImportFile } from './readImportFile.ts';
import { linksIn, resultOfAnswer, sendRows, withoutConsentIn } from './sendRows.ts';

/** A file that was checked, and what was imported of it. */
export interface ImportState {
  file: ImportFile;
  /** As they were sent. */
  choices: Choices;
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

export type ImportView =
  | { step: 'file'; problem?: string; isReading?: boolean }
  | { step: 'running'; dryRun: boolean; count: number; total: number; isCancelling: boolean }
  | { step: 'checked' | 'ended'; error?: Error };

const LISTS = { STUDENT: 'Students', EDUCATOR: 'Educators' };

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** The steps of an import: file, dry run, import. */
export function useImport(audience: ClubAudience) {
  const client = useApolloClient();
  const [view, setView] = useState<ImportView>({ step: 'file' });
  const [state, setState] = useState<ImportState | null>(null);
  const abort = useRef(new AbortController());
  // After the batch that is being sent, the page may be gone.
  useEffect(
    () => () => {
      abort.current.abort();
    },
    [],
  );

  const run = async (before: ImportState, rows: readonly FileRow[], dryRun: boolean) => {
    const { signal } = (abort.current = new AbortController());
    const total = rows.length;
    let count = 0;
    setView({ step: 'running', dryRun, count, total, isCancelling: false });
    const { file, choices, checked } = before;
    const results = new Map(dryRun ? checked : before.imported);
    const links = [...before.links];
    let { withoutConsent } = before;
    let error: Error | undefined;
    try {
      await sendRows(client, {
        audience,
        file,
        rows,
        choices,
        dryRun,
        signal,
        onAnswer: (answers) => {
          for (const answer of answers) {
            results.set(answer.line, dryRun ? resultOfAnswer(answer) : madeNow(answer, checked));
          }
          if (!dryRun) {
            links.push(...linksIn(answers));
            withoutConsent += withoutConsentIn(answers);
          }
          count += answers.length;
          setView((now) => (now.step === 'running' ? { ...now, count } : now));
        },
      });
    } catch (failure) {
      if (!signal.aborted) error = asError(failure);
    }
    const more = {
      imported: results,
      links,
      hasLinks: before.hasLinks || links.length > 0,
      withoutConsent,
    };
    setState({ ...before, ...(dryRun ? { checked: results } : more) });
    if (dryRun && signal.aborted && before.choices.size === 0) setView({ step: 'file' });
    else setView({ step: dryRun ? 'checked' : 'ended', ...(error && { error }) });
    if (!dryRun) void client.refetchQueries({ include: [LISTS[audience], 'DashboardCounts'] });
  };

  const toSend = ({ file, checked, imported }: ImportState, dryRun: boolean) => {
    const done = dryRun ? checked : imported;
    return file.rows.filter(({ line, problems }) => problems.length === 0 && !done.has(line));
  };

  return {
    view,
    state,
    /** Reads a file and checks its rows. */
    open: async (chosen: File) => {
      setView({ step: 'file', isReading: true });
      try {
        const file = await readImportFile(chosen, audience);
        const next: ImportState = {
          file,
          choices: new Map(),
          checked: new Map(),
          imported: new Map(),
          links: [],
          hasLinks: false,
          withoutConsent: 0,
        };
        setState(next);
        await run(next, toSend(next, true), true);
      } catch (error) {
        const isOwn = error instanceof FileProblem;
        setView({ step: 'file', problem: isOwn ? error.message : 'The file could not be read.' });
      }
    },
    /** Returns to the choice of a file. */
    back: () => {
      setView({ step: 'file' });
    },
    /** Checks the rows whose names have other choices. */
    choose: (current: ImportState, choices: Choices) => {
      const rows = rowsToCheck(current.file, current.choices, choices);
      const checked = new Map(current.checked);
      for (const { line } of rows) checked.delete(line);
      return run({ ...current, choices, checked }, rows, true);
    },
    /** Checks or imports the rows that have no result yet. */
    send: (current: ImportState, dryRun: boolean) => run(current, toSend(current, dryRun), dryRun),
    /** Ends the sending before the next batch. */
    cancel: () => {
      abort.current.abort();
      setView((now) => (now.step === 'running' ? { ...now, isCancelling: true } : now));
    },
    /** Drops the links after their download. */
    dropLinks: (current: ImportState) => {
      setState({ ...current, links: [] });
    },
  };
}

/** A row that the dry run would make and that was made before: an answer was lost. */
function madeNow(answer: Parameters<typeof resultOfAnswer>[0], checked: Results): RowResult {
  const result = resultOfAnswer(answer);
  const isOwn = result.outcome === 'MADE_BEFORE' && checked.get(answer.line)?.outcome === 'MADE';
  return isOwn ? { ...result, outcome: 'MADE' } : result;
}
