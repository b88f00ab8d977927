import { notFound } from '@tanstack/react-router'
import { heldCasesWording as wording } from '../../../schema/wording/held-earnings'
import { AdminShell } from '../../features/moderation/AdminShell'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { Case } from './Case'
import { Cases } from './Cases'
import { HeldCasePage } from './held-case-page.generated'
import { HeldCasesPage } from './held-cases-page.generated'
import { listOf } from './variables'

const caseIn = ({ params }: Pick<PageContext, 'params'>): string | undefined => params.id

/** Loads the list, or the case that the address names. */
export async function load(page: LoadContext): Promise<void> {
  const id = caseIn(page)
  const answer =
    id === undefined
      ? (await page.query(HeldCasesPage, listOf(page))).heldEarningsCases
      : (await page.query(HeldCasePage, { id })).heldEarningsCase
  if (!answer) throw notFound()
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** Earnings that are held, for staff. Rule: docs/rules/partner.md, "Held earnings". */
export function Page() {
  const id = caseIn(usePage())
  return <AdminShell>{id === undefined ? <Cases /> : <Case key={id} id={id} />}</AdminShell>
}
