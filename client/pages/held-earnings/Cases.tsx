import { linkTo } from '../../../schema/routes/links'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { PAID_IN } from '../../../schema/rules/partner/rates'
import { heldCasesWording as wording } from '../../../schema/wording/held-earnings'
import { listOf as listed } from '../../../schema/wording/language'
import { priceText } from '../../../schema/wording/prices'
import { NextPage } from '../../features/post/NextPage'
import { formatMonth } from '../../lib/format'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { TabLinks } from '../../ui/TabLinks'
import { Table } from '../../ui/Table'
import type { HeldCaseFieldsFragment } from './held-case-fields.generated'
import { HeldCasesPage } from './held-cases-page.generated'
import { listOf, stateOf } from './variables'

/** The states in the order of their tabs. */
const STATES = ['HELD', 'PROVISIONAL', 'RELEASED', 'DENIED'] as const

/** What is held; before that, what would be. */
export const moneyOf = ({ state, paid, amounts }: HeldCaseFieldsFragment): string =>
  state === 'PROVISIONAL'
    ? listed(amounts.map(({ amount, currency }) => priceText(amount, currency)))
    : priceText(paid, PAID_IN)

function List({ cases }: { cases: readonly HeldCaseFieldsFragment[] }) {
  return (
    <Table
      caption={wording.list}
      isCaptionHidden
      columns={[
        {
          id: 'writer',
          title: wording.columns.writer,
          cell: ({ id, user }) => (
            <Link look="underlined" href={linkTo('AdminHeldEarningsCase', { id })}>
              {user?.name ?? wording.gone}
            </Link>
          ),
        },
        {
          id: 'month',
          title: wording.columns.month,
          isFolded: true,
          cell: ({ month }) => formatMonth(boundsOfMonth(month).start),
        },
        {
          id: 'signals',
          title: wording.columns.signals,
          isFolded: true,
          cell: ({ findings }) => listed(findings.map(({ signal }) => wording.signals[signal])),
        },
        {
          id: 'answer',
          title: wording.columns.answer,
          isFolded: true,
          cell: ({ answeredAt }) => (answeredAt === null ? '' : wording.isAnswered),
        },
        {
          id: 'points',
          title: wording.columns.points,
          isNumber: true,
          cell: ({ points }) => points,
        },
        { id: 'amount', title: wording.columns.amount, isNumber: true, cell: moneyOf },
      ]}
      rows={cases}
      keyOf={({ id }) => id}
    />
  )
}

/** The cases in a state, the latest first. Its choices are in the address, and need no script. */
export function Cases() {
  const page = usePage()
  const state = stateOf(page)
  const { heldEarningsCases } = useOperation(HeldCasesPage, listOf(page))
  if (!heldEarningsCases) return null
  const { cases, pagingInfo } = heldEarningsCases
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">{wording.title}</h1>
      <TabLinks
        label={wording.label}
        className="mt-6"
        isDense
        tabs={STATES.map((name) => ({
          href:
            name === 'HELD'
              ? linkTo('AdminHeldEarnings')
              : linkTo('AdminHeldEarnings', {}, { query: { state: name.toLowerCase() } }),
          text: wording.states[name],
          isCurrent: name === state,
        }))}
      />
      <p className="mt-5 mb-6 max-w-inset text-14 text-ink-soft text-pretty">{wording.text[state]}</p>
      {cases.length === 0 ? <EmptyState text={wording.none} /> : <List cases={cases} />}
      <NextPage next={pagingInfo.next} text={wording.more} />
    </>
  )
}
