import { useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { DELETION_GRACE } from '../../../../schema/rules/identity'
import { DAY } from '../../../../schema/rules/time-units'
import { settingsWording } from '../../../../schema/wording/settings'
import { needsSignIn, RecentGate, RefusalText } from '../../../features/settings/SignInAgain'
import { useChange } from '../../../features/settings/use-change'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import { useDialog } from '../../../ui/dialog/Dialog'
import { Field } from '../../../ui/form/Field'
import { SettingRow } from '../SettingRow'
import { DeleteAccount } from './delete-account.generated'

const wording = settingsWording.account.delete
const DAYS = DELETION_GRACE / DAY

interface Props {
  username: string
  recentUntil: number | null | undefined
}

/**
 * Deletes the account, after its owner has typed its username. Rule: docs/rules/identity.md, "Ending an
 * account".
 */
export function DeleteRow({ username, recentUntil }: Props) {
  const dialog = useDialog()
  const [typed, setTyped] = useState('')
  const { run, refusal, forget } = useChange(DeleteAccount)
  const remove = async () => {
    if (!(await run({ username: typed }))) return false
    window.location.assign(linkTo('ShowGoodbye'))
    return 'leaving' as const
  }
  return (
    <SettingRow
      title={wording.title}
      more={
        <Button look="danger" {...dialog.opener}>
          {wording.action}
        </Button>
      }
    >
      <p>{wording.text}</p>
      {dialog.isOpen && (
        <ConfirmDialog
          title={wording.question}
          confirm={wording.submit}
          pendingText={wording.working}
          cancel={settingsWording.cancel}
          close={settingsWording.close}
          isDanger
          isBlocked={!recentUntil}
          onConfirm={remove}
          onClosed={() => {
            forget()
            setTyped('')
            dialog.closed()
          }}
        >
          <p className="text-16 text-ink-soft text-pretty">{wording.explanation(DAYS)}</p>
          <RecentGate recentUntil={recentUntil}>
            <Field
              label={wording.field(username)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              data-autofocus=""
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              error={refusal && !needsSignIn(refusal) && refusal.message}
            />
            {refusal && needsSignIn(refusal) && <RefusalText id="delete-error" refusal={refusal} />}
          </RecentGate>
        </ConfirmDialog>
      )}
    </SettingRow>
  )
}
