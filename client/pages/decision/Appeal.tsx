import { object } from 'valibot'
import { appealWords } from '../../../schema/inputs/report'
import { MAX_APPEAL } from '../../../schema/rules/reports'
import { decisionWording as wording } from '../../../schema/wording/decision'
import { reportWording } from '../../../schema/wording/reports'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { failureOf } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { formatDate } from '../../lib/format'
import { showToast } from '../../shell/toast'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'
import { AppealDecision } from './appeal-decision.generated'

const APPEAL = object({ words: appealWords })

/** The form with which somebody appeals. Rule: docs/rules/reports.md, "Appeals". */
export function Appeal({ caseId, until }: { caseId: string; until: number }) {
  const { run, refusal } = useChange(AppealDecision)
  const send = async ({ words }: { words: string }) => {
    if (!(await run({ caseId, words }))) return false
    showToast({ message: wording.sent, extraParams: { testId: 'appealed' } })
    return true
  }
  return (
    <>
      <p className="text-16 text-ink-soft text-pretty">{wording.appealText(formatDate(until))}</p>
      <NeedsScript />
      <Form
        schema={APPEAL}
        onSubmit={send}
        failure={failureOf(refusal)}
        about="words"
        className="mt-5 grid gap-4"
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
      </Form>
    </>
  )
}
