import { useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { settingsWording } from '../../../../schema/wording/settings'
import { Button, LINK_BUTTON } from '../../../features/settings/buttons'
import { useChange } from '../../../features/settings/use-change'
import { showToast } from '../../../shell/toast'
import { AppLink } from '../../../ui/AppLink'
import { ConfirmChange } from '../ConfirmChange'
import { RemovePassword } from './remove-password.generated'

const wording = settingsWording.security.password

interface Props {
  hasPassword: boolean
  recentUntil: number | null
}

/** Whether there is a password, and the way to the page that sets it. */
export function PasswordRow({ hasPassword, recentUntil }: Props) {
  const [isAsked, setAsked] = useState(false)
  const { run, isPending, refusal, forget } = useChange(RemovePassword)
  const remove = async () => {
    if (!(await run({}))) return false
    showToast({ message: wording.removed, extraParams: { testId: 'password-removed' } })
    return true
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4">
      <p className="min-w-[180px] flex-1 text-14 text-ink-soft text-pretty">
        {hasPassword ? wording.has : wording.none}
      </p>
      <div className="flex flex-wrap gap-2">
        <AppLink href={linkTo('Password')} className={LINK_BUTTON}>
          {hasPassword ? wording.change : wording.set}
        </AppLink>
        {hasPassword && (
          <Button onClick={() => setAsked(true)}>
            {wording.remove}
            <span className="sr-only"> {wording.title}</span>
          </Button>
        )}
      </div>
      {isAsked && (
        <ConfirmChange
          title={wording.removeQuestion}
          text={wording.removeText}
          confirm={wording.remove}
          working={wording.removing}
          isPending={isPending}
          refusal={refusal}
          recentUntil={recentUntil}
          isDanger
          onConfirm={remove}
          onClosed={() => {
            forget()
            setAsked(false)
          }}
        />
      )}
    </div>
  )
}
