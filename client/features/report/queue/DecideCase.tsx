import { useRef } from 'react'
import { MAX_REASON } from '../../../../schema/rules/moderation'
import { type CaseDecision, REPORT_REASONS } from '../../../../schema/rules/reports'
import { moderationWording } from '../../../../schema/wording/moderation'
import { reportQueueWording as wording } from '../../../../schema/wording/report-queue'
import { reportWording } from '../../../../schema/wording/reports'
import { useApp } from '../../../lib/app'
import { refetch } from '../../../lib/refetch'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/form/Select'
import { TextArea } from '../../../ui/form/TextArea'
import { RefusalText } from '../../settings/SignInAgain'
import { type Refusal, useChange } from '../../settings/use-change'
import { DecideAppeal } from './decide-appeal.generated'
import { DecideReport } from './decide-report.generated'
import type { ReportCaseFactsFragment } from './report-case-facts.generated'
import { ReportCasePage } from './report-case-page.generated'

const LOOKS = {
  DISMISS: 'quiet',
  REVIEW: 'quiet',
  HIDE: 'danger',
  TAKE_OUT: 'danger',
  REMOVE: 'danger',
  SUSPEND: 'danger',
} as const

/** A second decider, after the same case was decided elsewhere, sees the outcome. */
function Refused({ id, refusal }: { id: string; refusal: Refusal | undefined }) {
  const app = useApp()
  return (
    <>
      <RefusalText id="decision-refusal" refusal={refusal} />
      {refusal?.code === 'CONFLICT' && (
        <div>
          <Button onClick={() => refetch(app, ReportCasePage, { id })}>{wording.reload}</Button>
        </div>
      )}
    </>
  )
}

/** The reason of a decision, from a template that can be changed. */
function useReason(initial: string, hint: string) {
  const area = useRef<HTMLTextAreaElement>(null)
  const fill = (text: string) => {
    if (!area.current) return
    area.current.value = text
    area.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const field = (
    <>
      <Select
        label={wording.template}
        defaultValue={initial}
        onChange={({ currentTarget }) => fill(currentTarget.value)}
      >
        <option value="">{wording.ownWords}</option>
        <option value={wording.noViolation}>{reportWording.states.DISMISSED}</option>
        {REPORT_REASONS.filter((reason) => wording.templates[reason] !== '').map((reason) => (
          <option key={reason} value={wording.templates[reason]}>
            {reportWording.reasons[reason].name}
          </option>
        ))}
      </Select>
      <TextArea
        ref={area}
        name="reason"
        label={wording.words}
        hint={hint}
        defaultValue={initial}
        counter={{ max: MAX_REASON, label: moderationWording.reason.count }}
      />
    </>
  )
  return { field, reason: () => area.current?.value ?? '' }
}

/** What staff or an editor can decide now, with its reason. Rule: docs/rules/reports.md, "Deciding". */
export function DecideCase({ reportCase }: { reportCase: ReportCaseFactsFragment }) {
  const { id, revision, possible } = reportCase
  const { run, isPending, refusal } = useChange(DecideReport)
  const { field, reason } = useReason(wording.templates[reportCase.reason], wording.wordsHint)
  const decide = async (decision: CaseDecision) => {
    if (!(await run({ input: { caseId: id, decision, reason: reason(), revision } }))) return
    showToast({ message: wording.done[decision], extraParams: { testId: 'report-decided' } })
  }
  return (
    <div className="grid max-w-inset gap-4">
      {field}
      <div className="flex flex-wrap gap-3">
        {possible.map((decision) => (
          <Button
            key={decision}
            look={LOOKS[decision]}
            isPending={isPending}
            onClick={() => decide(decision)}
          >
            {wording.decisions[decision]}
          </Button>
        ))}
      </div>
      <Refused id={id} refusal={refusal} />
    </div>
  )
}

/** The decision about an appeal. Rule: docs/rules/reports.md, "Appeals". */
export function DecideAppealOf({ reportCase: { id, revision } }: { reportCase: ReportCaseFactsFragment }) {
  const { run, isPending, refusal } = useChange(DecideAppeal)
  const { field, reason } = useReason('', wording.appealHint)
  const decide = async (isUpheld: boolean) => {
    if (!(await run({ input: { caseId: id, isUpheld, reason: reason(), revision } }))) return
    showToast({
      message: isUpheld ? wording.upheld : wording.stands,
      extraParams: { testId: 'appeal-decided' },
    })
  }
  return (
    <div className="grid max-w-inset gap-4">
      {field}
      <div className="flex flex-wrap gap-3">
        <Button isPending={isPending} onClick={() => decide(true)}>
          {wording.uphold}
        </Button>
        <Button look="danger" isPending={isPending} onClick={() => decide(false)}>
          {wording.dismissAppeal}
        </Button>
      </div>
      <Refused id={id} refusal={refusal} />
    </div>
  )
}
