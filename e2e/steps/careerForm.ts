import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: /^Next/ }).click();

async function chooseClub(page: Page, club: string) {
  await page.getByRole('radio', { name: club }).check();
}

async function expectSent(page: Page) {
  await expect(page.getByText('Form submitted successfully!')).toBeVisible();
  await expect(
    page.getByText("We'll get back to you soon with career guidance.").first(),
  ).toBeVisible();
}

/**
 * Fills the student's career form, whose name and email are prefilled, and submits it for the first
 * time.
 */
export async function sendStudentForm(page: Page, club: string) {
  await box(page, 'Phone').fill('98220 41736');
  await page.getByLabel('Date of birth').fill('2010-03-14');
  await next(page);
  await page.getByRole('radio', { name: '11th' }).check();
  await box(page, 'School name').fill('Jnana Prabodhini Prashala');
  await box(page, '10th percentage').fill('91.4');
  await next(page);
  await box(page, 'Interests').fill('Robotics, Sketching, Trekking');
  await box(page, 'Aspirations').fill('To design machines that help people on farms.');
  await next(page);
  await box(page, 'City').fill('Pune');
  await box(page, 'Parent/guardian contact').fill('94220 18853');
  // Under 18 by the date of birth.
  await box(page, 'Guardian’s name').fill('Vaishali Deshpande');
  await page.getByRole('combobox', { name: 'Relation to you' }).selectOption('Mother');
  await box(page, 'Guardian’s phone or email').fill('94220 18853');
  await page.getByRole('checkbox', { name: /^I have read the privacy notice/ }).check();
  await next(page);
  await chooseClub(page, club);
  await next(page);
  await page.getByRole('button', { name: 'Submit Student Application' }).click();
  await expectSent(page);
  // The page navigates after the message, which would cancel an earlier goto().
  await expect(page).toHaveURL('/thank-you');
}

/** Fills the educator's professional form and submits it. */
export async function sendEducatorForm(page: Page, club: string) {
  await box(page, 'Phone').fill('98900 61520');
  await next(page);
  await page.getByRole('combobox', { name: 'Position' }).selectOption('Lecturer');
  await box(page, 'Institution').fill('Fergusson College');
  await page.getByRole('combobox', { name: 'Years of experience' }).selectOption('6-10 years');
  await next(page);
  await box(page, 'Interests').fill('Assessment, Science fairs');
  await next(page);
  await box(page, 'City').fill('Pune');
  await next(page);
  await chooseClub(page, club);
  await next(page);
  await page.getByRole('button', { name: 'Submit Educator Application' }).click();
  await expectSent(page);
}
