import { useState } from 'react'
import { check, object, optional, pipe, string } from 'valibot'
import { linkTo } from '../../../schema/routes/links'
import {
  MAX_PASSWORD,
  MIN_PASSWORD,
  normalizedPassword,
  passwordProblem,
} from '../../../schema/rules/password'
import { credentialWording } from '../../../schema/wording/credentials'
import { passwordWording } from '../../../schema/wording/password'
import { settingsWording } from '../../../schema/wording/settings'
import { toastWording } from '../../../schema/wording/toasts'
import type { AccountFieldsFragment } from '../../features/settings/account-fields.generated'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { SignInAgainLink } from '../../features/settings/SignInAgain'
import type { SecurityFieldsFragment } from '../../features/settings/security-fields.generated'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { usePage } from '../../lib/use-page'
import { showToast } from '../../shell/toast'
import { PasswordField } from '../../ui/form/PasswordField'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { SetPassword } from './set-password.generated'

const wording = passwordWording

/** The labels of the button in a password field. */
const showAndHide = (show: string, hide: string) => ({
  show: { text: wording.show, label: show },
  hide: { text: wording.hide, label: hide },
})

/** The length of the new password, compared to the required one. */
function Length({ id, password }: { id: string; password: string }) {
  const { length } = [...normalizedPassword(password)]
  const isTooLong = length > MAX_PASSWORD
  return (
    <p id={id} className={`shrink-0 ${isTooLong ? 'font-medium text-danger' : ''}`}>
      {isTooLong
        ? wording.tooLong(length)
        : length < MIN_PASSWORD
          ? wording.length(length)
          : wording.longEnough}
    </p>
  )
}

/** The schema of the fields, for this account. */
function passwordsOf(account: AccountFieldsFragment) {
  const sayProblem = ({ input }: { input: string }): string => {
    const problem = passwordProblem(input, account)
    return problem ? credentialWording.passwordProblems[problem] : ''
  }
  return object({
    currentPassword: optional(string(), ''),
    newPassword: pipe(
      string(),
      check((password) => passwordProblem(password, account) === undefined, sayProblem),
    ),
  })
}

interface Props {
  account: AccountFieldsFragment & { email: string }
  security: SecurityFieldsFragment
}

/** The new password, and the current one if there is one. */
export function PasswordForm({ account, security }: Props) {
  const { hasPassword, recentUntil } = security
  const [next, setNext] = useState('')
  const { navigation } = useApp()
  const { redirectUrl } = usePage().search

  const lead = async () => {
    // The redirect may lead to another page, or to another of our hosts: the worker decides.
    if (redirectUrl) window.location.assign(linkTo('LoginRedirect', {}, { query: { redirectUrl } }))
    else await goTo(navigation, linkTo('SettingsTab', { setting: 'security' }))
    showToast({ message: toastWording.after['password-set'], extraParams: { testId: 'password-set' } })
  }
  return (
    <ChangeForm
      operation={SetPassword}
      schema={passwordsOf(account)}
      variables={({ newPassword, currentPassword }) => ({
        newPassword,
        currentPassword: currentPassword || null,
      })}
      className="mt-8 flex flex-col gap-6"
      onDone={lead}
    >
      <p className="text-14 text-ink-soft wrap-anywhere">{wording.for(account.email)}</p>
      {/* Tells password managers whose password it is. */}
      <input type="hidden" autoComplete="username" name="username" value={account.email} />
      {hasPassword && (
        <div>
          <PasswordField
            label={wording.current}
            name="currentPassword"
            autoComplete="current-password"
            hint={recentUntil ? wording.currentOptional : undefined}
            {...showAndHide(wording.showCurrent, wording.hideCurrent)}
          />
          {!recentUntil && (
            <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-soft">
              {wording.forgotten} <SignInAgainLink />
            </p>
          )}
        </div>
      )}
      <PasswordField
        label={wording.new}
        name="newPassword"
        autoComplete="new-password"
        note={(id) => <Length id={id} password={next} />}
        onChange={(event) => setNext(event.currentTarget.value)}
        {...showAndHide(wording.showNew, wording.hideNew)}
      />
      <div>
        <SubmitButton pendingText={settingsWording.saving}>{wording.submit}</SubmitButton>
        <p className="mt-3 text-13 text-ink-soft">{wording.note}</p>
      </div>
    </ChangeForm>
  )
}
