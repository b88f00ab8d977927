import { useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { settingsWording } from '../../../../schema/wording/settings'
import { Button } from '../../../features/settings/buttons'
import { RefusalText } from '../../../features/settings/SignInAgain'
import { useChange } from '../../../features/settings/use-change'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { SettingRow } from '../SettingRow'
import { DeactivateAccount } from './deactivate-account.generated'

const wording = settingsWording.account.deactivate

/** Hides the account until its owner signs in again. Rule: docs/rules/identity.md, "Ending an account". */
export function DeactivateRow() {
  const [isAsked, setAsked] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { run, isPending, refusal, forget } = useChange(DeactivateAccount)
  const isBusy = isPending || isLeaving
  const deactivate = async () => {
    // The session is over: what is shown next knows nothing of it.
    if (await run({})) {
      setLeaving(true)
      window.location.assign(linkTo('ShowGoodbye'))
    }
    return false
  }
  return (
    <SettingRow title={wording.title} more={<Button onClick={() => setAsked(true)}>{wording.action}</Button>}>
      <p>{wording.text}</p>
      {isAsked && (
        <ConfirmDialog
          title={wording.question}
          confirm={isBusy ? wording.working : wording.submit}
          cancel={settingsWording.cancel}
          close={settingsWording.close}
          isPending={isBusy}
          onConfirm={deactivate}
          onClosed={() => {
            forget()
            setAsked(false)
          }}
        >
          <p className="text-16 text-ink-soft text-pretty">{wording.explanation}</p>
          <RefusalText id="deactivate-error" refusal={refusal} />
        </ConfirmDialog>
      )}
    </SettingRow>
  )
}
