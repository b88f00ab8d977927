import { useRef, useState } from 'react'
import { nullish, object } from 'valibot'
import { reportReason, reportWords } from '../../../../schema/inputs/report'
import { linkTo } from '../../../../schema/routes/links'
import { MAX_REPORT_WORDS } from '../../../../schema/rules/reports'
import { reportMessages } from '../../../../schema/wording/report-messages'
import { reportWording as wording } from '../../../../schema/wording/reports'
import { Button } from '../../../ui/Button'
import type { DialogHandle } from '../../../ui/dialog/DialogPopup'
import { TitledDialog } from '../../../ui/dialog/TitledDialog'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { TextArea } from '../../../ui/form/TextArea'
import { Link } from '../../../ui/Link'
import { ChangeForm } from '../../settings/ChangeForm'
import { ReportEntity } from '../report-entity.generated'
import type { ReportTarget } from '../target'
import { ReasonChoice } from './ReasonChoice'

const REPORT = object(
  { reason: reportReason, words: nullish(reportWords, '') },
  // Only the choice can be missing.
  reportMessages.chooseReason,
)

interface Props {
  target: ReportTarget
  onClosed: () => void
}

/** What happens next, and where it can be followed. */
function Thanks({ isFollowed, close }: { isFollowed: boolean; close: () => void }) {
  const { thanks } = wording
  return (
    <>
      <p className="text-16 text-ink-soft text-pretty">{thanks.text}</p>
      <p className="mt-3 text-16 text-ink-soft text-pretty">
        {isFollowed ? thanks.followed : thanks.visitor}
      </p>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Link look="underlined" href={linkTo(isFollowed ? 'YourReports' : 'ShowRules')} opens="window">
          {isFollowed ? thanks.yours : thanks.rules}
        </Link>
        <Button look="main" onClick={close}>
          {thanks.done}
        </Button>
      </div>
    </>
  )
}

/** Asks what is wrong with something, and says what happens next. Rule: docs/rules/reports.md, "Reporting". */
export function ReportDialog({ target, onClosed }: Props) {
  const dialog = useRef<DialogHandle>(null)
  const [key] = useState(() => crypto.randomUUID())
  const [filed, setFiled] = useState<{ isFollowed: boolean }>()
  const close = () => void dialog.current?.close()
  return (
    <TitledDialog
      ref={dialog}
      size="medium"
      title={filed ? wording.thanks.title : wording.title[target.kind]}
      closeLabel={wording.close}
      onClosed={onClosed}
    >
      <div role="status">{filed && <Thanks isFollowed={filed.isFollowed} close={close} />}</div>
      {!filed && (
        <>
          <p className="text-14 text-ink-soft text-pretty">{wording.intro}</p>
          <ChangeForm
            operation={ReportEntity}
            schema={REPORT}
            variables={(values) => ({ entityType: target.kind, entityId: target.id, ...values, key })}
            about="words"
            className="mt-5 flex flex-col gap-5"
            onDone={setFiled}
          >
            <ReasonChoice />
            <TextArea
              name="words"
              label={wording.words}
              hint={wording.wordsHint}
              counter={{ max: MAX_REPORT_WORDS, label: wording.wordsCount }}
            />
            <div className="flex flex-wrap justify-end gap-3">
              <Button onClick={close}>{wording.cancel}</Button>
              <SubmitButton look="main" pendingText={wording.sending}>
                {wording.send}
              </SubmitButton>
            </div>
          </ChangeForm>
        </>
      )}
    </TitledDialog>
  )
}
