import { useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { DELETION_GRACE } from '../../../../schema/rules/identity'
import { settingsWording } from '../../../../schema/wording/settings'
import { Button } from '../../../features/settings/buttons'
import { FieldFrame } from '../../../features/settings/FieldFrame'
import { RecentGate } from '../../../features/settings/SignInAgain'
import { useChange } from '../../../features/settings/use-change'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { SettingRow } from '../SettingRow'
import { DeleteAccount } from './delete-account.generated'

const wording = settingsWording.account.delete
const DAYS = DELETION_GRACE / (24 * 60 * 60 * 1000)

interface Props {
  username: string
  recentUntil: number | null | undefined
}

/** Deletes the account, after its owner has typed its name. Rule: docs/rules/identity.md, "Ending an account". */
export function DeleteRow({ username, recentUntil }: Props) {
  const [isAsked, setAsked] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [typed, setTyped] = useState('')
  const { run, isPending, refusal, forget } = useChange(DeleteAccount)
  const isBusy = isPending || isLeaving
  const remove = async () => {
    if (await run({ username: typed })) {
      setLeaving(true)
      window.location.assign(linkTo('ShowGoodbye'))
    }
    return false
  }
  return (
    <SettingRow
      title={wording.title}
      more={
        <Button look="danger" onClick={() => setAsked(true)}>
          {wording.action}
        </Button>
      }
    >
      <p>{wording.text}</p>
      {isAsked && (
        <ConfirmDialog
          title={wording.question}
          confirm={isBusy ? wording.working : wording.submit}
          cancel={settingsWording.cancel}
          close={settingsWording.close}
          isDanger
          isPending={isBusy}
          isBlocked={!recentUntil}
          onConfirm={remove}
          onClosed={() => {
            forget()
            setTyped('')
            setAsked(false)
          }}
        >
          <p className="text-16 text-ink-soft text-pretty">{wording.explanation(DAYS)}</p>
          <RecentGate recentUntil={recentUntil}>
            <FieldFrame label={wording.field(username)} refusal={refusal}>
              {(props) => (
                <input
                  {...props}
                  type="text"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  data-autofocus=""
                  value={typed}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                />
              )}
            </FieldFrame>
          </RecentGate>
        </ConfirmDialog>
      )}
    </SettingRow>
  )
}
