import { useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { settingsWording } from '../../../../schema/wording/settings'
import { RefusalText } from '../../../features/settings/SignInAgain'
import { useChange } from '../../../features/settings/use-change'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import { useDialog } from '../../../ui/dialog/Dialog'
import { SettingRow } from '../SettingRow'
import { DeactivateAccount } from './deactivate-account.generated'

const wording = settingsWording.account.deactivate

/** Hides the account until its owner signs in again. Rule: docs/rules/identity.md, "Ending an account". */
export function DeactivateRow() {
  const dialog = useDialog()
  const [isLeaving, setLeaving] = useState(false)
  const { run, isPending, refusal, forget } = useChange(DeactivateAccount)
  const deactivate = async () => {
    // The session has ended: the next page is loaded without it.
    if (await run({})) {
      setLeaving(true)
      window.location.assign(linkTo('ShowGoodbye'))
    }
    return false
  }
  return (
    <SettingRow title={wording.title} more={<Button {...dialog.opener}>{wording.action}</Button>}>
      <p>{wording.text}</p>
      {dialog.isOpen && (
        <ConfirmDialog
          title={wording.question}
          confirm={wording.submit}
          pendingText={wording.working}
          cancel={settingsWording.cancel}
          close={settingsWording.close}
          isPending={isPending || isLeaving}
          onConfirm={deactivate}
          onClosed={() => {
            forget()
            dialog.closed()
          }}
        >
          <p className="text-16 text-ink-soft text-pretty">{wording.explanation}</p>
          <RefusalText id="deactivate-error" refusal={refusal} />
        </ConfirmDialog>
      )}
    </SettingRow>
  )
}
