import { linkTo } from '../../../schema/routes/links'
import { redeemGiftWording as wording } from '../../../schema/wording/redeem-gift'
import { codeIn } from '../../features/gift/redeem/code-in'
import { GiftCode } from '../../features/gift/redeem/gift-code.generated'
import { Redeem } from '../../features/gift/redeem/Redeem'
import type { LoadContext, PageHead } from '../../lib/page'
import { TaskHeader } from '../../shell/TaskHeader'

export async function load(page: LoadContext): Promise<void> {
  const code = codeIn(page.search.giftCode)
  if (code) await page.query(GiftCode, { code })
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** Redeems a gift, or asks for its code. Rule: docs/rules/gifts.md, "Redeeming". */
export function Page() {
  return (
    <>
      <TaskHeader back={linkTo('Home')}>{wording.home}</TaskHeader>
      <main id="content">
        <Redeem />
      </main>
    </>
  )
}
