import { linkTo } from '../../../schema/routes/links'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { DAY } from '../../../schema/rules/time-units'
import { heldCasesWording } from '../../../schema/wording/held-earnings'
import { moderationWording } from '../../../schema/wording/moderation'
import { partnerStaffWording } from '../../../schema/wording/partner-staff'
import { priceText } from '../../../schema/wording/prices'
import { ActsLog } from '../../features/moderation/ActsLog'
import { DecisionForm } from '../../features/moderation/DecisionForm'
import { Facts, Moment } from '../../features/moderation/Facts'
import { NextPage } from '../../features/post/NextPage'
import { useApp } from '../../lib/app'
import { formatDate, formatMonth } from '../../lib/format'
import { useOperation } from '../../lib/query'
import { refetch } from '../../lib/refetch'
import { Link } from '../../ui/Link'
import { Table } from '../../ui/Table'
import type { AdminPartnerWriterFactsFragment } from './admin-partner-writer-facts.generated'
import { AdminPartnerWriterPage } from './admin-partner-writer-page.generated'
import { Folded } from './Folded'
import { ReinstatePartner } from './reinstate-partner.generated'
import { SuspendPartner } from './suspend-partner.generated'
import { WriterPayouts } from './WriterPayouts'

const { writer: wording, writers, yes, no, gone, soFar, facts: factsTitle } = partnerStaffWording

type Writer = AdminPartnerWriterFactsFragment
type Amounts = Writer['months'][number]['amounts']

const dayOf = (day: number): string => formatDate(day * DAY)

const amountsOf = (amounts: Amounts, part: 'amount' | 'pooled'): string =>
  amounts.map((one) => priceText(one[part], one.currency)).join(' + ')

/** What is known of the writer that decides over what they earn and are paid. */
function WriterFacts({ writer }: { writer: Writer }) {
  const { id, user, status, joinedOn, leftOn, isMember, payoutAccount, taxState, withheld, booked } = writer
  return (
    <Facts
      title={factsTitle}
      facts={[
        [wording.state, writers.states[status]],
        [wording.number, <code key="id">{id}</code>],
        [
          wording.account,
          user && (
            <Link key="account" href={linkTo('AdminUser', { id: user.id })}>
              @{user.username}
            </Link>
          ),
        ],
        [wording.countsFrom, dayOf(joinedOn)],
        [wording.leftOn, leftOn === null ? null : dayOf(leftOn)],
        [wording.member, isMember ? yes : no],
        [
          wording.payoutAccount,
          payoutAccount &&
            wording.accountOf(wording.accountStates[payoutAccount.state], payoutAccount.country),
        ],
        [
          wording.bank,
          payoutAccount?.bankName && wording.bankOf(payoutAccount.bankName, payoutAccount.bankLastFour ?? ''),
        ],
        [wording.taxes, taxState && wording.taxStates[taxState]],
        [wording.booked, priceText(booked)],
        [wording.withheld, priceText(withheld)],
      ]}
    />
  )
}

/** What the last months have brought. */
function Months({ months }: Pick<Writer, 'months'>) {
  return (
    <div className="mt-10">
      <Table
        caption={wording.months}
        rows={months}
        keyOf={({ month }) => month}
        columns={[
          {
            id: 'month',
            title: wording.month,
            cell: ({ month }) => (
              <Link look="underlined" href={linkTo('AdminPartnerMonth', { yearMonth: month })}>
                {formatMonth(boundsOfMonth(month).start)}
              </Link>
            ),
          },
          {
            id: 'readers',
            title: wording.readers,
            cell: ({ amounts }) => <Folded title={wording.readers} text={amountsOf(amounts, 'amount')} />,
            isNumber: true,
            isFolded: true,
          },
          {
            id: 'pooled',
            title: wording.pooled,
            cell: ({ amounts }) => <Folded title={wording.pooled} text={amountsOf(amounts, 'pooled')} />,
            isNumber: true,
            isFolded: true,
          },
          {
            id: 'total',
            title: wording.total,
            cell: ({ total }) => (total === null ? soFar : priceText(total)),
            isNumber: true,
          },
        ]}
      />
      {months.length === 0 && <p className="mt-3 text-14 text-ink-soft">{wording.noMonths}</p>}
    </div>
  )
}

/** A writer's file: their place, what they have earned, what was paid, and what staff can do. */
export function Writer({ variables }: { variables: { id: string; after: string | undefined } }) {
  const app = useApp()
  const { adminPartnerWriter: writer } = useOperation(AdminPartnerWriterPage, variables)
  if (!writer) return null
  const { id, user, act, states, acts, months, payouts, heldEarnings } = writer
  const reread = () => refetch(app, AdminPartnerWriterPage, variables)
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">
        {wording.title(user?.name ?? gone(id))}
      </h1>
      <WriterFacts writer={writer} />
      <Facts
        title={wording.history}
        facts={states.map(({ id: key, status, at }) => [
          writers.states[status],
          <Moment key={key} at={at} />,
        ])}
      />
      <Months months={months} />
      {heldEarnings.length > 0 && (
        <Facts
          title={wording.held}
          facts={heldEarnings.map((held) => [
            formatMonth(boundsOfMonth(held.month).start),
            <Link key={held.id} look="underlined" href={linkTo('AdminHeldEarningsCase', { id: held.id })}>
              {wording.heldOf(heldCasesWording.states[held.state], priceText(held.paid))}
            </Link>,
          ])}
        />
      )}
      <WriterPayouts payouts={payouts.payouts} onDecided={reread} />
      <NextPage next={payouts.pagingInfo.next} text={wording.earlier} />
      {act && (
        <DecisionForm
          key={act}
          words={act === 'SUSPEND' ? partnerStaffWording.suspend : partnerStaffWording.reinstate}
          operation={act === 'SUSPEND' ? SuspendPartner : ReinstatePartner}
          subject={{ partnerId: id }}
          isAgainst={act === 'SUSPEND'}
          onDone={reread}
        />
      )}
      <ActsLog title={moderationWording.log.title} acts={acts} />
    </>
  )
}
