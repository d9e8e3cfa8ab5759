import { checkBudgets } from './budgets.mjs';
import { contract } from './contract.mjs';
import { staleTexts } from './generated.mjs';
import { checkTranslations } from './languages.mjs';
import { npm } from './run.mjs';
import { checkSizes } from './sizes.mjs';

/** Fails when a generated file differs from what code generation would write. */
async function drift() {
  const stale = [...(await staleTexts()).keys()];
  const list = stale.map((file) => `  ${file}`).join('\n');
  return stale.length === 0
    ? { code: 0, output: '' }
    : { code: 1, output: `Generated code is out of date; npm run codegen writes:\n${list}` };
}

/** The checks of `npm run check`, by name: each resolves to `{code, output}`, or with a `note` too. */
export const checks = {
  'generated code': drift,
  translations: checkTranslations,
  contract,
  sizes: checkSizes,
  lint: () => npm(['run', 'lint', '--silent']),
  types: () => npm(['run', 'types', '--silent']),
  'weight of pages': checkBudgets,
  // With dependencies, installed by now.
  'supported browsers': async () => (await import('./browsers/bundle.mjs')).checkBrowsers(),
};
