import { notFound } from '@tanstack/react-router'
import { boundsOfMonth, MONTH_TEXT } from '../../../schema/rules/partner/months'
import { PAYOUT_STATUSES } from '../../../schema/rules/payout/payouts'
import { partnerStaffWording as wording } from '../../../schema/wording/partner-staff'
import { partnerMonthWording } from '../../../schema/wording/partner-staff-months'
import { AdminShell } from '../../features/moderation/AdminShell'
import { formatMonth } from '../../lib/format'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { AdminPartnerMonthPage } from './admin-partner-month-page.generated'
import { AdminPartnerPage } from './admin-partner-page.generated'
import { AdminPartnerPayouts } from './admin-partner-payouts.generated'
import { AdminPartnerWriterPage } from './admin-partner-writer-page.generated'
import { Month } from './Month'
import { Overview } from './Overview'
import { PayoutsInStatus } from './PayoutsInStatus'
import { Writer } from './Writer'

const monthOf = ({ params }: PageContext) => ({ month: params.yearMonth ?? '' })
const writerOf = ({ params, search }: PageContext) => ({ id: params.id ?? '', after: search.after })

/** The status whose payouts the address lists; none for the overview. */
function listOf({ search }: PageContext) {
  const status = PAYOUT_STATUSES.find((one) => one === search.status)
  return status && { status, after: search.after }
}

/** What the address is about; null if there is no such thing. */
async function find(page: LoadContext): Promise<unknown> {
  if (page.routeName === 'AdminPartnerMonth')
    return MONTH_TEXT.test(monthOf(page).month)
      ? (await page.query(AdminPartnerMonthPage, monthOf(page))).adminPartnerMonth
      : null
  if (page.routeName === 'AdminPartnerWriter')
    return (await page.query(AdminPartnerWriterPage, writerOf(page))).adminPartnerWriter
  const list = listOf(page)
  return list
    ? (await page.query(AdminPartnerPayouts, list)).adminPartner
    : (await page.query(AdminPartnerPage, {})).adminPartner
}

/** Loads what the address is about. The gateway has let nobody but staff in; the schema refuses others too. */
export async function load(page: LoadContext): Promise<void> {
  if ((await find(page)) === null) throw notFound()
}

function titleOf(page: HeadContext): string {
  if (page.routeName === 'AdminPartnerMonth')
    return partnerMonthWording.month.title(formatMonth(boundsOfMonth(monthOf(page).month).start))
  if (page.routeName !== 'AdminPartnerWriter') return wording.title
  const { adminPartnerWriter: writer } = page.data(AdminPartnerWriterPage, writerOf(page))
  return wording.writer.title(writer?.user?.name ?? wording.gone(writer?.id ?? ''))
}

export const head = (page: HeadContext): PageHead => ({
  title: titleOf(page),
  robots: 'noindex',
  isTool: true,
})

function Content() {
  const page = usePage()
  if (page.routeName === 'AdminPartnerMonth') return <Month variables={monthOf(page)} />
  if (page.routeName === 'AdminPartnerWriter') return <Writer variables={writerOf(page)} />
  const list = listOf(page)
  return list ? <PayoutsInStatus variables={list} /> : <Overview />
}

/** The partner programme for staff: an overview, a month, a writer. Rule: docs/rules/partner.md, "What staff sees". */
export function Page() {
  return (
    <AdminShell>
      <Content />
    </AdminShell>
  )
}
