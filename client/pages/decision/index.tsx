import { notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { isAppealable } from '../../../schema/rules/reports'
import { decisionWording as wording } from '../../../schema/wording/decision'
import { reportWording } from '../../../schema/wording/reports'
import { formatDate, isoDate } from '../../lib/format'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { usePage } from '../../lib/use-page'
import { Columns } from '../../ui/Columns'
import { Link } from '../../ui/Link'
import { Appeal } from './Appeal'
import { DecisionPage, type DecisionPageQuery } from './decision-page.generated'

type Decision = NonNullable<DecisionPageQuery['ownDecision']>

const variablesOf = ({ params }: Pick<PageContext, 'params'>) => ({ caseId: params.caseId ?? '' })

export async function load(page: LoadContext): Promise<void> {
  const { ownDecision } = await page.query(DecisionPage, variablesOf(page))
  if (!ownDecision) throw notFound()
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

interface WordsProps {
  title: string
  level?: 'h2' | 'h3'
  children: ReactNode
}

function Words({ title, level: Title = 'h3', children }: WordsProps) {
  return (
    <>
      <Title className="mt-6 text-14 font-medium text-ink-soft">{title}</Title>
      <p
        dir="auto"
        data-written
        className="mt-2 border-s-2 border-line ps-4 text-16 whitespace-pre-line text-pretty break-words"
      >
        {children}
      </p>
    </>
  )
}

/** What can be done about the decision, or what came of the appeal. */
function AfterDecision({ decision }: { decision: Decision }) {
  const { id, state, appealWords, appealReply, appealUntil } = decision
  const area = useKeptFocus<HTMLElement>()
  return (
    <section ref={area} aria-labelledby="appeal" className="mt-10">
      <h2
        id="appeal"
        tabIndex={-1}
        className="mb-4 border-b border-ink pb-3 font-serif text-20 font-semibold outline-none"
      >
        {wording.appeal}
      </h2>
      {appealUntil !== null && <Appeal caseId={id} until={appealUntil} />}
      {appealUntil === null && appealWords === null && (
        <p className="text-16 text-ink-soft">
          {isAppealable(decision.decision) ? wording.tooLate : wording.editorsDecide}
        </p>
      )}
      {state === 'APPEALED' && <p className="text-16 text-pretty">{wording.waiting}</p>}
      {state === 'APPEAL_UPHELD' && <p className="text-16 text-pretty">{wording.upheld}</p>}
      {state === 'APPEAL_DISMISSED' && <p className="text-16 text-pretty">{wording.stands}</p>}
      {appealReply && <Words title={wording.answer}>{appealReply}</Words>}
      {appealWords && <Words title={wording.yours}>{appealWords}</Words>}
    </section>
  )
}

/** The decision about something of the viewer's, and their appeal. Rule: docs/rules/reports.md, "Appeals". */
export function Page() {
  const { ownDecision: decision } = useOperation(DecisionPage, variablesOf(usePage()))
  if (!decision) return null
  const { entityType, title, reason, decidedAt, decisionWords } = decision
  return (
    <Columns rail={null}>
      <h1 className="pt-2 font-serif text-32 font-semibold tracking-tight lg:pt-6 lg:text-42">
        {wording.title}
      </h1>
      <p className="mt-6 text-14 text-ink-soft">
        {entityType === 'USER' ? wording.aboutYou : wording.about(reportWording.kinds[entityType])}
      </p>
      <p dir="auto" data-written className="font-serif text-20 font-semibold text-pretty break-words">
        {title}
      </p>
      <p className="mt-4 text-16 text-pretty">{wording.what[decision.decision]}</p>
      <p className="dotted mt-2 text-13 text-ink-soft">
        <time dateTime={isoDate(decidedAt)}>{wording.decidedOn(formatDate(decidedAt))}</time>
        <span>{reportWording.reasons[reason].name}</span>
      </p>
      <Words level="h2" title={wording.reason}>
        {decisionWords}
      </Words>
      <Link look="underlined" href={linkTo('ShowRules')} className="mt-4">
        {wording.rules}
      </Link>
      <AfterDecision decision={decision} />
    </Columns>
  )
}
