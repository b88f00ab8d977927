import { useState } from 'react'
import { object, string } from 'valibot'
import { linkTo } from '../../../../schema/routes/links'
import { longDate } from '../../../../schema/wording/formats'
import { settingsWording } from '../../../../schema/wording/settings'
import type { AccountFieldsFragment } from '../../../features/settings/account-fields.generated'
import { ChangeForm } from '../../../features/settings/ChangeForm'
import { useMayReach } from '../../../lib/use-may-reach'
import { usePage } from '../../../lib/use-page'
import { Field } from '../../../ui/form/Field'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { SettingRow } from '../SettingRow'
import { ChangeUsername } from './change-username.generated'

const wording = settingsWording.account.username
const USERNAME = object({ username: string() })

/** The address of a person's page as people write it, with whatever they typed in readable form. */
function useProfileAddress(): (username: string) => string {
  const { host } = new URL(usePage().state.config.mainOrigin)
  const [before = '', after = ''] = linkTo('ShowUser', { username: 'name' }).split('name')
  return (username) => host + before + (username || '…') + after
}

function UsernameForm({ username, close }: { username: string; close: () => void }) {
  const [wanted, setWanted] = useState(username)
  const address = useProfileAddress()
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
      <p className="text-14 text-ink-soft" data-testid="username-preview">
        {wording.preview(
          <span key="address" className="font-medium text-ink wrap-anywhere">
            {address(wanted.trim().toLowerCase().replace(/^@/, ''))}
          </span>,
        )}
      </p>
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
