import { linkTo } from '../../../schema/routes/links'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { rateText } from '../../../schema/rules/partner/rates'
import { exactCount } from '../../../schema/wording/counts'
import { moderationWording } from '../../../schema/wording/moderation'
import { partnerStaffWording } from '../../../schema/wording/partner-staff'
import { partnerMonthWording } from '../../../schema/wording/partner-staff-months'
import { ActsLog } from '../../features/moderation/ActsLog'
import { Facts, Moment } from '../../features/moderation/Facts'
import { formatMonth } from '../../lib/format'
import { useOperation } from '../../lib/query'
import { Badge } from '../../ui/Badge'
import { Link } from '../../ui/Link'
import { Table } from '../../ui/Table'
import type { AdminPartnerMonthFactsFragment } from './admin-partner-month-facts.generated'
import { AdminPartnerMonthPage } from './admin-partner-month-page.generated'
import { CloseMonth } from './CloseMonth'
import { SetRate } from './SetRate'
import { Sums } from './Sums'

const { months } = partnerStaffWording
const { month: wording } = partnerMonthWording

const TONES = { PASSED: 'accent', WAITING: 'plain', FAILED: 'danger' } as const

/** The result of each check. */
function Checks({ checks }: Pick<AdminPartnerMonthFactsFragment, 'checks'>) {
  return (
    <div className="mt-10">
      <Table
        caption={wording.checks}
        rows={checks}
        keyOf={({ check }) => check}
        dataOf={({ check, result }) => ({ 'data-check': check, 'data-result': result })}
        columns={[
          { id: 'check', title: wording.check, cell: ({ check, count }) => wording.checked[check](count) },
          {
            id: 'result',
            title: wording.result,
            cell: ({ result }) => <Badge tone={TONES[result]}>{wording.results[result]}</Badge>,
          },
        ]}
      />
    </div>
  )
}

/** A month: what it amounts to, its checks, and what staff can do about it. */
export function Month({ variables }: { variables: { month: string } }) {
  const { adminPartnerMonth: month } = useOperation(AdminPartnerMonthPage, variables)
  if (!month) return null
  const { id, state, rounds, askedAt, carriesOver, closedAt, publishedAt, rates, sums } = month
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">
        {wording.title(formatMonth(boundsOfMonth(id).start))}
      </h1>
      <Facts
        title={partnerStaffWording.facts}
        facts={[
          [wording.state, months.states[state]],
          [wording.rounds, exactCount(rounds)],
          [wording.writers, exactCount(month.writers)],
          [wording.stories, exactCount(month.stories)],
          [wording.asked, askedAt === null ? null : <Moment key="asked" at={askedAt} />],
          [wording.carries, carriesOver ? wording.carriesOver : null],
          [wording.closed, closedAt === null ? null : <Moment key="closed" at={closedAt} />],
          [wording.published, publishedAt === null ? null : <Moment key="published" at={publishedAt} />],
          ...rates.map(
            ({ currency, rate }) => [wording.rate(currency), wording.rateText(rateText(rate))] as const,
          ),
        ]}
      />
      {publishedAt !== null && (
        <Link
          look="underlined"
          href={linkTo('PartnerMonthSheet', { yearMonth: id })}
          opens="document"
          className="mt-4"
        >
          {wording.sheet}
        </Link>
      )}
      <div className="mt-10">
        <Sums caption={wording.sums} sums={sums} />
        {sums.length === 0 && <p className="mt-3 text-14 text-ink-soft">{wording.noSums}</p>}
      </div>
      <Checks checks={month.checks} />
      {state !== 'CLOSED' && <CloseMonth month={month} />}
      {state === 'OPEN' && <SetRate month={month} />}
      <ActsLog title={moderationWording.log.title} acts={month.acts} />
    </>
  )
}
