import { object } from 'valibot'
import { appealWords } from '../../../schema/inputs/report'
import { MAX_APPEAL } from '../../../schema/rules/reports'
import { decisionWording as wording } from '../../../schema/wording/decision'
import { reportWording } from '../../../schema/wording/reports'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { formatDate } from '../../lib/format'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'
import { AppealDecision } from './appeal-decision.generated'

const APPEAL = object({ words: appealWords })

/** The form with which somebody appeals. Rule: docs/rules/reports.md, "Appeals". */
export function Appeal({ caseId, until }: { caseId: string; until: number }) {
  return (
    <>
      <p className="text-16 text-ink-soft text-pretty">{wording.appealText(formatDate(until))}</p>
      <NeedsScript />
      <ChangeForm
        operation={AppealDecision}
        schema={APPEAL}
        variables={({ words }) => ({ caseId, words })}
        about="words"
        className="mt-5 grid gap-4"
        toast={{ message: wording.sent, extraParams: { testId: 'appealed' } }}
      >
        <TextArea
          name="words"
          label={wording.words}
          rows={5}
          counter={{ max: MAX_APPEAL, label: reportWording.wordsCount }}
        />
        <div>
          <SubmitButton look="main" pendingText={wording.sending}>
            {wording.send}
          </SubmitButton>
        </div>
      </ChangeForm>
    </>
  )
}
