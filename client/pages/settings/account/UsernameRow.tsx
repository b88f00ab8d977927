import { useState } from 'react'
import { object, string } from 'valibot'
import { longDate } from '../../../../schema/wording/formats'
import { settingsWording } from '../../../../schema/wording/settings'
import type { AccountFieldsFragment } from '../../../features/settings/account-fields.generated'
import { ChangeForm } from '../../../features/settings/ChangeForm'
import { ChangeUsername } from '../../../features/settings/change-username.generated'
import { UsernamePreview } from '../../../features/settings/UsernamePreview'
import { useProfileAddress } from '../../../features/settings/use-profile-address'
import { useMayReach } from '../../../lib/use-may-reach'
import { Field } from '../../../ui/form/Field'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { SettingRow } from '../SettingRow'

const wording = settingsWording.account.username
const USERNAME = object({ username: string() })

function UsernameForm({ username, close }: { username: string; close: () => void }) {
  const [wanted, setWanted] = useState(username)
  return (
    <ChangeForm
      operation={ChangeUsername}
      schema={USERNAME}
      variables={(values) => values}
      about="username"
      toast={{ message: wording.saved, extraParams: { testId: 'username-saved' } }}
      onDone={close}
    >
      <Field
        label={wording.field}
        hint={wording.hint}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={username}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <UsernamePreview typed={wanted} />
      <div>
        <SubmitButton pendingText={settingsWording.saving}>{wording.submit}</SubmitButton>
      </div>
    </ChangeForm>
  )
}

/** The name in the address of a person's page. Rule: docs/rules/identity.md, "Usernames". */
export function UsernameRow({ settings }: { settings: AccountFieldsFragment }) {
  const { username, usernameChangeableAt } = settings
  const address = useProfileAddress()
  const isOpen = usernameChangeableAt === null
  const mayReach = useMayReach()
  return (
    <SettingRow
      title={wording.title}
      action={isOpen && mayReach ? settingsWording.change : undefined}
      form={(close) => <UsernameForm username={username} close={close} />}
    >
      <p className="wrap-anywhere">{address(username)}</p>
      {!isOpen && <p>{wording.next(longDate(usernameChangeableAt))}</p>}
    </SettingRow>
  )
}
