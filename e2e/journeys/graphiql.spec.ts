import { expect, test } from '../fixtures/test.ts';

test('GraphiQL opens with an example that works', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/graphiql');
  // The editor is there a moment before its text, and there is nothing to run without.
  await expect(page.getByText('Welcome to Waymark.')).toBeVisible();
  await page.getByRole('button', { name: /^Execute query/ }).click();
  const answer = page.getByRole('region', { name: /result/i });
  await expect(answer).toContainText('"data"');
  await expect(answer).not.toContainText('"errors"');
});
