import { linkTo } from '../../../schema/routes/links'
import { adminWording } from '../../../schema/wording/admin'
import { listOf } from '../../../schema/wording/language'
import { statusWording } from '../../../schema/wording/status'
import { ActsLog } from '../../features/moderation/ActsLog'
import { Facts, Moment } from '../../features/moderation/Facts'
import { FindForm } from '../../features/moderation/FindForm'
import { useOperation } from '../../lib/query'
import { Link } from '../../ui/Link'
import { Table } from '../../ui/Table'
import { addressOfSubject } from './address-of-subject'
import { InternalStatus, type InternalStatusQuery } from './internal-status.generated'

type Status = NonNullable<InternalStatusQuery['internalStatus']>

/** The purges that failed, and why. */
function FailingPurges({ purges }: { purges: Status['purges']['failing'] }) {
  return (
    <div className="mt-10">
      <Table
        caption={adminWording.failing}
        rows={purges}
        keyOf={({ id }) => id}
        columns={[
          { id: 'tag', title: adminWording.tag, cell: ({ tag }) => <code>{tag}</code> },
          { id: 'attempts', title: adminWording.attempts, cell: ({ attempts }) => attempts, isNumber: true },
          {
            id: 'next',
            title: adminWording.next,
            cell: ({ nextAttemptAt }) => <Moment at={nextAttemptAt} />,
          },
          { id: 'error', title: adminWording.error, cell: ({ error }) => error },
        ]}
      />
    </div>
  )
}

/** Comparisons with the payment providers, and what they corrected. */
function PaymentChecks({ checks }: { checks: Status['paymentChecks'] }) {
  return (
    <div className="mt-10">
      <Table
        caption={adminWording.payments.title}
        rows={checks}
        keyOf={({ id }) => id}
        columns={[
          { id: 'provider', title: adminWording.payments.provider, cell: ({ provider }) => provider },
          { id: 'when', title: adminWording.when, cell: ({ startedAt }) => <Moment at={startedAt} /> },
          {
            id: 'compared',
            title: adminWording.payments.compared,
            cell: ({ compared }) => compared,
            isNumber: true,
          },
          {
            id: 'mended',
            title: adminWording.payments.mended,
            cell: ({ mended }) => mended,
            isNumber: true,
          },
          {
            id: 'unknown',
            title: adminWording.payments.unknown,
            cell: ({ unknown }) => unknown,
            isNumber: true,
          },
          { id: 'notes', title: adminWording.detail, cell: ({ notes }) => notes },
        ]}
      />
    </div>
  )
}

/** Actions with the operators' key. */
function OperatorActs({ acts }: { acts: Status['operatorActs'] }) {
  return (
    <div className="mt-10">
      <Table
        caption={adminWording.operatorActs}
        rows={acts}
        keyOf={({ id }) => id}
        columns={[
          { id: 'action', title: adminWording.action, cell: ({ action }) => action },
          { id: 'when', title: adminWording.when, cell: ({ at }) => <Moment at={at} /> },
          { id: 'detail', title: adminWording.detail, cell: ({ detail }) => detail },
        ]}
      />
      {acts.length === 0 && <p className="mt-3 text-14 text-ink-soft">{adminWording.noOperatorActs}</p>}
    </div>
  )
}

/** How the site is doing. Rule: docs/rules/moderation.md, "Internal status". */
export function SiteHealth() {
  const { internalStatus, siteStatus } = useOperation(InternalStatus, {})
  if (!internalStatus) return null
  const { version, flags, purges, waiting, paymentChecks, acts, operatorActs } = internalStatus
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">{adminWording.status}</h1>
      <FindForm name="subject" words={adminWording.find} addressOf={addressOfSubject} />
      <Facts
        title={adminWording.build}
        facts={[
          [adminWording.version, <code key="version">{version}</code>],
          [adminWording.flags, listOf(flags) || adminWording.noFlags],
          ...siteStatus.parts.map(
            ({ part, isWorking }) =>
              [
                statusWording.parts[part].name,
                isWorking ? statusWording.working : statusWording.parts[part].failing,
              ] as const,
          ),
        ]}
      />
      <Facts
        title={adminWording.purges}
        facts={[
          [adminWording.openPurges, purges.open],
          [
            adminWording.oldestPurge,
            purges.oldestDueAt === null ? adminWording.none : <Moment key="due" at={purges.oldestDueAt} />,
          ],
        ]}
      />
      {purges.failing.length > 0 && <FailingPurges purges={purges.failing} />}
      <Facts
        title={adminWording.waiting}
        facts={[
          [adminWording.decorations, waiting.decorations],
          [adminWording.scheduled, waiting.scheduledPosts],
          [adminWording.removals, waiting.removals],
          [
            adminWording.undecided,
            <Link key="reports" href={linkTo('AdminReports')}>
              {waiting.reports}
            </Link>,
          ],
        ]}
      />
      {paymentChecks.length > 0 && <PaymentChecks checks={paymentChecks} />}
      <ActsLog title={adminWording.acts} acts={acts} withSubject />
      <OperatorActs acts={operatorActs} />
    </>
  )
}
