import { type ReactNode, useId } from 'react'
import { linkTo, queryText } from '../../../../schema/routes/links'
import { isUndecided } from '../../../../schema/rules/reports'
import { reportQueueWording as wording } from '../../../../schema/wording/report-queue'
import { reportWording } from '../../../../schema/wording/reports'
import { useOperation } from '../../../lib/query'
import { usePathLink } from '../../../lib/use-link'
import { usePage } from '../../../lib/use-page'
import { Link } from '../../../ui/Link'
import { adminAddress } from '../../moderation/admin-address'
import { Facts, Moment } from '../../moderation/Facts'
import { NeedsScript } from '../../settings/NeedsScript'
import { CaseLines } from './CaseLines'
import { DecideAppealOf, DecideCase } from './DecideCase'
import type { ReportCaseFactsFragment } from './report-case-facts.generated'
import { ReportCasePage } from './report-case-page.generated'

type ReportCase = ReportCaseFactsFragment

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-3 font-serif text-20 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What somebody wrote. */
function Words({ children }: { children: string }) {
  return (
    <p
      dir="auto"
      data-written
      className="border-s-2 border-line ps-4 text-16 whitespace-pre-line text-pretty break-words"
    >
      {children}
    </p>
  )
}

function Reports({ reports }: Pick<ReportCase, 'reports'>) {
  return (
    <ul className="border-t border-line">
      {reports.map(({ id, reason, words, createdAt, isVisitor }) => (
        <li key={id} className="border-b border-line py-3">
          <p className="flex flex-wrap gap-x-3 text-13 text-ink-soft">
            <span className="font-semibold text-ink">{reportWording.reasons[reason].name}</span>
            {isVisitor && <span>{wording.visitor}</span>}
            <Moment at={createdAt} />
          </p>
          <div className="mt-1">
            {words ? <Words>{words}</Words> : <p className="text-14 text-ink-faint">{wording.noWords}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The decision, and the outcome of the appeal. */
function Decided({ reportCase }: { reportCase: ReportCase }) {
  const { decision, decisionWords, decidedAt, decider, appealWords, appealReply } = reportCase
  if (decision === null || decidedAt === null) return null
  return (
    <>
      <Part title={wording.decided}>
        <p className="mb-2 flex flex-wrap gap-x-3 text-13 text-ink-soft">
          <span className="font-semibold text-ink">{wording.decisions[decision]}</span>
          {decider && <span>{wording.decider(decider.name)}</span>}
          <Moment at={decidedAt} />
        </p>
        <Words>{decisionWords ?? ''}</Words>
      </Part>
      {appealWords !== null && (
        <Part title={wording.appeal}>
          <Words>{appealWords}</Words>
        </Part>
      )}
      {appealReply !== null && (
        <Part title={wording.appealReply}>
          <Words>{appealReply}</Words>
        </Part>
      )}
    </>
  )
}

/** The decisions that the person who looks at the case can make. */
function ToDecide({ reportCase }: { reportCase: ReportCase }) {
  if (reportCase.possible.length > 0)
    return (
      <Part title={wording.decide}>
        <DecideCase key={reportCase.revision} reportCase={reportCase} />
      </Part>
    )
  if (reportCase.canDecideAppeal)
    return (
      <Part title={wording.decideAppeal}>
        <DecideAppealOf key={reportCase.revision} reportCase={reportCase} />
      </Part>
    )
  const isWaiting = isUndecided(reportCase.state) || reportCase.state === 'APPEALED'
  if (!isWaiting) return null
  return (
    <p className="mt-10 text-14 text-ink-soft">
      {reportCase.state === 'APPEALED' ? wording.othersAppeal : wording.nothingToDecide}
    </p>
  )
}

interface Props {
  id: string
  /** Whether staff looks at it. */
  isStaff?: boolean
}

/** The reports of one thing with all that is needed to decide. Rule: docs/rules/reports.md, "Deciding". */
export function CaseView({ id, isStaff = false }: Props) {
  const { pathname, search } = usePage()
  const pathOf = usePathLink()
  const { reportCase } = useOperation(ReportCasePage, { id })
  if (!reportCase) return null
  const { case: _, ...others } = search
  const { title, text, within, author, address, entityType, earlier, ofAuthor } = reportCase
  const admin =
    isStaff && (entityType !== 'USER' || author) ? adminAddress(entityType, reportCase.entityId) : undefined
  const hrefOf = (other: string) => pathname + queryText({ ...others, case: other })
  return (
    <>
      <Link look="underlined" href={pathname + queryText(others)}>
        {wording.back}
      </Link>
      <h1
        dir="auto"
        data-written
        className="mt-4 font-serif text-32 font-semibold tracking-tight text-balance break-words"
      >
        {title || wording.gone}
      </h1>
      <Facts
        title={wording.facts}
        facts={[
          [wording.what, reportWording.kinds[entityType]],
          [wording.state, wording.states[reportCase.state]],
          [wording.reason, reportWording.reasons[reportCase.reason].name],
          [wording.weight, wording.counts(reportCase.reportCount, reportCase.networkCount)],
          [wording.opened, <Moment key="opened" at={reportCase.openedAt} />],
          [
            wording.by,
            author && (
              <Link
                href={
                  isStaff
                    ? linkTo('AdminUser', { id: author.id })
                    : linkTo('ShowUser', { username: author.username })
                }
              >
                {author.name}
              </Link>
            ),
          ],
          [wording.within, within && <span data-written>{within}</span>],
          [
            wording.now,
            <span key="now" className="flex flex-wrap gap-x-5">
              {address ? (
                <Link href={pathOf(address)} opens="document">
                  {wording.openIt}
                </Link>
              ) : (
                wording.notShown
              )}
              {admin && <Link href={admin}>{wording.staffPage}</Link>}
            </span>,
          ],
        ]}
      />
      <Part title={wording.asReported}>
        {text ? <Words>{text}</Words> : <p className="text-14 text-ink-soft">{wording.noText}</p>}
      </Part>
      <Decided reportCase={reportCase} />
      <NeedsScript />
      <ToDecide reportCase={reportCase} />
      <Part title={wording.reports}>
        <Reports reports={reportCase.reports} />
      </Part>
      <Part title={wording.earlier}>
        {earlier.length === 0 && <p className="text-14 text-ink-soft">{wording.noneEarlier}</p>}
        <CaseLines cases={earlier} hrefOf={hrefOf} withState />
      </Part>
      <Part title={wording.ofAuthor}>
        {ofAuthor.length === 0 && <p className="text-14 text-ink-soft">{wording.noneEarlier}</p>}
        <CaseLines cases={ofAuthor} hrefOf={hrefOf} withState />
      </Part>
    </>
  )
}
