import { describe, expect, it } from 'vitest';
import { planStages, type StageInput } from './plan-stages.ts';

const existing = ['One', 'Two', '', 'Four', 'Five'].map((name, at) => ({
  id: String(at + 1),
  name,
  description: `about ${at + 1}`,
}));

describe('matching of stages', () => {
  it.each<[string, StageInput[], (string | null)[]]>([
    ['the same names', ['One', 'Two', '', 'Four', 'Five'], ['1', '2', '3', '4', '5']],
    ['another order', ['Five', 'Four', '', 'Two', 'One'], ['5', '4', '3', '2', '1']],
    ['one renamed, by its place', ['One', 'Zwei', '', 'Four', 'Five'], ['1', '2', '3', '4', '5']],
    ['one added', ['One', 'Two', '', 'Four', 'Five', 'Six'], ['1', '2', '3', '4', '5', null]],
    [
      'one added first',
      ['Zero', 'One', 'Two', '', 'Four', 'Five'],
      [null, '1', '2', '3', '4', '5'],
    ],
    ['one left out', ['One', '', 'Four', 'Five'], ['1', '3', '4', '5']],
    ['a double name', ['One', 'One', '', 'Four', 'Five'], ['1', '2', '3', '4', '5']],
    ['ids before names', [{ _id: '2', name: 'One' }, 'Two'], ['2', null]],
    ['an unknown id is a new stage', [{ _id: '9', name: 'Four' }], [null]],
    ['a null id is a new stage', [{ _id: null, name: '' }], [null]],
    ['blanks around names', [' Five '], ['5']],
  ])('%s', (_case, wanted, ids) => {
    expect(planStages(existing, wanted).map(({ id }) => id)).toEqual(ids);
  });

  it('keeps descriptions unless new ones are sent', () => {
    const wanted = ['One', { name: 'Two', description: 'new' }, { name: '', description: null }];
    expect(planStages(existing, wanted).map(({ description }) => description)).toEqual([
      'about 1',
      'new',
      null,
    ]);
  });
});
