import { useId } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { heldCasesWording as wording } from '../../../schema/wording/held-earnings'
import { listOf as listed } from '../../../schema/wording/language'
import { priceText } from '../../../schema/wording/prices'
import { adminAddress } from '../../features/moderation/admin-address'
import { DecisionForm } from '../../features/moderation/DecisionForm'
import { Facts, Moment } from '../../features/moderation/Facts'
import { NotCounted } from '../../features/stats/NotCounted'
import { formatMonth } from '../../lib/format'
import { useOperation } from '../../lib/query'
import { Link } from '../../ui/Link'
import { Table } from '../../ui/Table'
import { moneyOf } from './Cases'
import { DenyHeldEarnings } from './deny-held-earnings.generated'
import type { HeldCaseFactsFragment } from './held-case-facts.generated'
import { HeldCasePage } from './held-case-page.generated'
import { ReleaseHeldEarnings } from './release-held-earnings.generated'

type User = HeldCaseFactsFragment['user']

/** Somebody, with the way to their staff page. */
const person = (user: User) =>
  user ? <Link href={adminAddress('USER', user.id)}>{user.name}</Link> : wording.gone

/** What the writer says. */
function Answer({ answer }: { answer: string | null }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-3 font-serif text-20 font-semibold">
        {wording.writersAnswer}
      </h2>
      {answer === null ? (
        <p className="text-14 text-ink-soft">{wording.noAnswer}</p>
      ) : (
        <p
          dir="auto"
          data-written
          className="border-s-2 border-line ps-4 text-16 whitespace-pre-line text-pretty break-words"
        >
          {answer}
        </p>
      )}
    </section>
  )
}

function Members({ members }: Pick<HeldCaseFactsFragment, 'members'>) {
  return (
    <div className="mt-10">
      <Table
        caption={wording.concerned}
        columns={[
          { id: 'member', title: wording.columns.member, cell: ({ user }) => person(user) },
          {
            id: 'signals',
            title: wording.columns.signals,
            cell: ({ signals }) => (
              <span className="whitespace-normal">
                {listed(signals.map((signal) => wording.signals[signal]))}
              </span>
            ),
          },
          {
            id: 'amount',
            title: wording.columns.amount,
            isNumber: true,
            cell: ({ amount, currency }) => priceText(amount, currency),
          },
        ]}
        rows={members}
        keyOf={({ id }) => id}
      />
    </div>
  )
}

/** One case: what was found, what the writer says, and what can be decided. */
export function Case({ id }: { id: string }) {
  const { heldEarningsCase } = useOperation(HeldCasePage, { id })
  if (!heldEarningsCase) return null
  const { user, month, state, points, findings, amounts, foundAt, answer, answeredAt, members, ...rest } =
    heldEarningsCase
  const { decidedAt, decisionReason, canBeReleased, canBeDenied, notCounted } = rest
  return (
    <>
      <Link look="underlined" href={linkTo('AdminHeldEarnings')}>
        {wording.back}
      </Link>
      <h1 className="mt-4 font-serif text-32 font-semibold tracking-tight break-words">
        {wording.caseOf(user?.name ?? wording.gone, formatMonth(boundsOfMonth(month).start))}
      </h1>
      <Facts
        title={wording.findings}
        facts={[
          [wording.columns.writer, person(user)],
          [wording.state, wording.states[state]],
          [wording.brought, listed(amounts.map(({ amount, currency }) => priceText(amount, currency)))],
          [wording.held, state === 'PROVISIONAL' ? null : moneyOf(heldEarningsCase)],
          [wording.columns.points, points],
          ...findings.map(
            (finding) =>
              [
                wording.signals[finding.signal],
                wording.finding(finding.points, wording.members(finding.members)),
              ] as const,
          ),
          [wording.found, <Moment key="found" at={foundAt} />],
          [wording.answered, answeredAt === null ? null : <Moment key="answered" at={answeredAt} />],
          [wording.decided, decidedAt === null ? null : <Moment key="decided" at={decidedAt} />],
          [wording.reason, decisionReason],
        ]}
      />
      {state !== 'PROVISIONAL' && <Answer answer={answer} />}
      {canBeReleased && (
        <DecisionForm
          words={wording.release}
          operation={ReleaseHeldEarnings}
          subject={{ heldId: id }}
          isAgainst={false}
        />
      )}
      {canBeDenied && (
        <DecisionForm words={wording.deny} operation={DenyHeldEarnings} subject={{ heldId: id }} isAgainst />
      )}
      {members.length > 0 && <Members members={members} />}
      {notCounted && (
        <NotCounted
          reasons={notCounted}
          own={wording.ownVisits}
          text={wording.notCounted(formatMonth(boundsOfMonth(month).start))}
        />
      )}
    </>
  )
}
