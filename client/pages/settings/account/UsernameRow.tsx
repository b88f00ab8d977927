import { useState } from 'react'
import { object, string } from 'valibot'
import { linkTo } from '../../../../schema/routes/links'
import { longDate } from '../../../../schema/wording/formats'
import { settingsWording } from '../../../../schema/wording/settings'
import type { AccountFieldsFragment } from '../../../features/settings/account-fields.generated'
import { failureOf } from '../../../features/settings/SignInAgain'
import { useChange } from '../../../features/settings/use-change'
import { usePage } from '../../../lib/use-page'
import { showToast } from '../../../shell/toast'
import { Field } from '../../../ui/form/Field'
import { Form } from '../../../ui/form/Form'
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
  const { run, refusal } = useChange(ChangeUsername)
  const address = useProfileAddress()
  const change = async (values: { username: string }) => {
    const saved = await run(values)
    if (!saved) return false
    showToast({ message: wording.saved, extraParams: { testId: 'username-saved' } })
    close()
    return true
  }
  return (
    <Form schema={USERNAME} onSubmit={change} failure={failureOf(refusal)} about="username">
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
    </Form>
  )
}

/** The name in the address of a person's page. Rule: docs/rules/identity.md, "Usernames". */
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
      {!isOpen && <p>{wording.next(longDate(usernameChangeableAt))}</p>}
    </SettingRow>
  )
}
