import { expect, test } from 'vitest';
import { bffOfFile, type GraphqlAnswer, type Operation } from './bff.ts';
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
  const bffFor = bffOfFile();

  async function ask(operation: Operation, answers: Answers): Promise<GraphqlAnswer> {
    const bff = bffFor();
    bff.upstream.answers = answers;
    return bff.ask(operation);
  }

  const table = cases.flatMap(({ shapes, clean, ...rest }) => {
    let asked: Promise<GraphqlAnswer> | undefined;
    const expected = () => (asked ??= ask(rest.operation, clean));
    return Object.entries(shapes).map(([shape, answers]) => ({
      ...rest,
      expected,
      shape,
      answers,
    }));
  });

  test.each(table)(
    '$what: $shape gives the same answer as the clean shape',
    async ({ operation, expected, answers }) => {
      expect(await expected()).not.toHaveProperty('errors');
      expect(await ask(operation, answers)).toEqual(await expected());
    },
  );
}
