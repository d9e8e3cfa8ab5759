import { expect, test } from 'vitest';
import { startBff, type Operation } from './bff.ts';
import type { Answers } from './upstream.ts';

/** One operation, and answers that differ only in shape. */
export interface Case {
  what: string;
  operation: Operation;
  clean: Answers;
  /** Other shapes of the same data. */
  shapes: Record<string, Answers>;
}

/** Tests that each operation gives the same result for every shape. */
export function testShapes(cases: Case[]): void {
  const table = cases.flatMap(({ shapes, ...rest }) =>
    Object.entries(shapes).map(([shape, answers]) => ({ ...rest, shape, answers })),
  );

  test.each(table)(
    '$what: $shape gives the same answer as the clean shape',
    async ({ operation, clean, answers }) => {
      const expected = await (await startBff(clean)).ask(operation);
      expect(expected).not.toHaveProperty('errors');

      expect(await (await startBff(answers)).ask(operation)).toEqual(expected);
    },
  );
}
