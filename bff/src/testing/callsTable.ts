import { expect, test } from 'vitest';
import { backend } from './backend.ts';
import { bffOfFile, type Operation } from './bff.ts';

/** The REST calls that one operation must make. */
export interface Row {
  what: string;
  operation: Operation;
  calls: string[];
  /** Calls for several people, where they differ. */
  callsForMany?: string[];
  /** Calls for more people than one request for ids can name. */
  callsForCrowd?: string[];
  /** Calls for references by id, where the operation does not already read the list. */
  callsForIds?: string[];
  /** Calls that must run in parallel. */
  atOnce?: number;
}

/** The largest backend has the shape that needs the most calls. */
const backends = [
  { size: 1, references: 'objects' },
  { size: 1, references: 'ids' },
  { size: 10, references: 'objects' },
  { size: 10, references: 'ids' },
  { size: 1000, references: 'ids' },
] as const;

/** Tests that each operation makes exactly its calls, for any number of records. */
export function testCalls(rows: Row[]): void {
  const bffFor = bffOfFile();
  const table = rows.flatMap((row) => backends.map((of) => ({ ...row, ...of })));

  test.each(table)(
    '$what makes only the expected calls: $size rows, references as $references',
    async ({
      operation,
      calls,
      callsForMany = calls,
      callsForCrowd = callsForMany,
      callsForIds = [],
      atOnce = 1,
      size,
      references,
    }) => {
      const bff = bffFor();
      Object.assign(bff.upstream, { answers: backend(size, references), together: atOnce });

      expect(await bff.ask(operation)).not.toHaveProperty('errors');
      const expected = [
        ...{ 1: calls, 10: callsForMany, 1000: callsForCrowd }[size],
        ...(references === 'ids' ? callsForIds : []),
      ];
      expect(bff.callsMade()).toEqual(expected.sort());
      expect(Math.max(...bff.upstream.calls.map((call) => call.atOnce))).toBeGreaterThanOrEqual(
        atOnce,
      );
    },
  );
}
