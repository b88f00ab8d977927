import type { Page } from 'playwright-core'
import { taxWording as wording } from '../../schema/wording/taxes'

const { who, fields, sign } = wording

interface Answers {
  /** Two letters. */
  country: string
  isUsPerson: boolean
  isEntity: boolean
}

/** Answers the questions before the forms. */
export async function answerWho(page: Page, { country, isUsPerson, isEntity }: Answers): Promise<void> {
  await page.getByLabel(who.country).selectOption(country)
  await page.getByRole('radio', { name: isUsPerson ? who.us.name : who.notUs.name, exact: true }).check()
  await page.getByRole('radio', { name: isEntity ? who.entity.name : who.person.name, exact: true }).check()
  await page.getByRole('button', { name: who.next, exact: true }).click()
}

/** Signs the form of somebody in the United States, from the questions on. */
export async function signW9(page: Page): Promise<void> {
  await answerWho(page, { country: 'US', isUsPerson: true, isEntity: false })
  await page.getByLabel(fields.name).fill('Ada Lund')
  await page.getByLabel(fields.address).fill('12 Harbour Street')
  await page.getByLabel(fields.city).fill('Portland')
  await page.getByLabel(fields.state, { exact: true }).fill('ME')
  await page.getByLabel(fields.zip).fill('04101')
  await page.getByLabel(fields.tinKind).selectOption('SSN')
  await page.getByLabel(fields.tin, { exact: true }).fill('123-45-6789')
  await page.getByLabel(sign.certify).check()
  await page.getByLabel(sign.signature).fill('Ada Lund')
  await page.getByRole('button', { name: sign.submit, exact: true }).click()
  await page.getByText(wording.states.GIVEN).waitFor()
}
