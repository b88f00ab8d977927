import { type FormEvent, useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { settingsWording } from '../../../../schema/wording/settings'
import type { AccountFieldsFragment } from '../../../features/settings/account-fields.generated'
import { Button } from '../../../features/settings/buttons'
import { FieldFrame } from '../../../features/settings/FieldFrame'
import { useChange } from '../../../features/settings/use-change'
import { formatDate } from '../../../lib/format'
import { usePage } from '../../../lib/use-page'
import { showToast } from '../../../shell/toast'
import { SettingRow } from '../SettingRow'
import { ChangeUsername } from './change-username.generated'
import { useShowPerson } from './use-show-person'

const wording = settingsWording.account.username

/** The address of a person's page, as people write it. */
function useProfileAddress(): (username: string) => string {
  const { host } = new URL(usePage().state.config.mainOrigin)
  return (username) => host + linkTo('ShowUser', { username: username || '…' })
}

function UsernameForm({ username, close }: { username: string; close: () => void }) {
  const [wanted, setWanted] = useState(username)
  const { run, isPending, refusal } = useChange(ChangeUsername)
  const showPerson = useShowPerson()
  const address = useProfileAddress()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const saved = await run({ username: wanted })
    if (!saved) return
    showPerson(saved)
    showToast({ message: wording.saved, extraParams: { testId: 'username-saved' } })
    close()
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FieldFrame label={wording.field} hint={wording.hint} refusal={refusal}>
        {(props) => (
          <input
            {...props}
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      <p className="text-14 text-ink-soft" data-testid="username-preview">
        {wording.preview}{' '}
        <span className="font-medium text-ink wrap-anywhere">
          {address(wanted.trim().toLowerCase().replace(/^@/, ''))}
        </span>
      </p>
      <div>
        <Button type="submit" look="main" disabled={isPending}>
          {isPending ? settingsWording.saving : wording.submit}
        </Button>
      </div>
    </form>
  )
}

/** The name in the person's address. Rule: docs/rules/identity.md, "Usernames". */
export function UsernameRow({ settings }: { settings: AccountFieldsFragment }) {
  const { username, usernameChangeableAt } = settings
  const address = useProfileAddress()
  const isOpen = usernameChangeableAt === null
  return (
    <SettingRow
      title={wording.title}
      action={isOpen ? settingsWording.change : undefined}
      form={(close) => <UsernameForm username={username} close={close} />}
    >
      <p className="wrap-anywhere">{address(username)}</p>
      {!isOpen && <p>{wording.next(formatDate(usernameChangeableAt))}</p>}
    </SettingRow>
  )
}
