import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkTo } from '../../schema/routes/links'
import { payoutWording } from '../../schema/wording/payouts'
import { priceText } from '../../schema/wording/prices'
import { demoId } from '../../worker/commands/demo/ids'
import { useBrowser } from '../support/browser'
import { onPaper } from '../support/on-paper'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

/* Rule: docs/rules/partner.md, "The pages of payouts". */

const { open } = useBrowser()
const wording = payoutWording.statement
let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

interface Paid {
  id: string
  month: string
  amount: number
  withheld: number
}

test.each([390, 1280])(
  'the statement of a payout is whole on one sheet of paper, from a window of %i pixels',
  async (width) => {
    const username = 'priya'
    const {
      results: [payout],
    } = await site.bindings.DB.prepare(
      "select id, month, amount, withheld from payout where partner_id = ? and status = 'PAID' and withheld > 0 order by month limit 1",
    )
      .bind(demoId('partner', username))
      .all<Paid>()
    if (!payout) throw new Error(`Nothing was withheld of ${username}`)
    const { id, month, amount, withheld } = payout
    const { results: months } = await site.bindings.DB.prepare(
      'select paid from partner_statement where partner_id = ? and month <= ?',
    )
      .bind(demoId('partner', username), month)
      .all<{ paid: number }>()
    expect(months.reduce((sum, { paid }) => sum + paid, 0)).toBe(amount)

    const { page, context, problems } = await visitAs(
      open,
      site,
      username,
      linkTo('PartnerPayoutStatement', { payoutId: id }),
      {
        viewport: { width, height: 800 },
        colorScheme: 'dark',
      },
    )
    const paper = await onPaper(page)
    for (const minor of [amount, withheld, amount - withheld, ...months.map(({ paid }) => paid)])
      expect(paper).toContain(priceText(minor))
    for (const text of [id, 'Priya', wording.parts, wording.total, wording.from])
      expect(paper).toContain(text)
    for (const text of [wording.print, wording.back]) expect(paper).not.toContain(text)
    await page.getByRole('button', { name: wording.print }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
)
