import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import {
  MAX_PASSWORD,
  MIN_PASSWORD,
  normalizedPassword,
  passwordProblem,
} from '../../../schema/rules/password'
import { credentialWording } from '../../../schema/wording/credentials'
import { settingsWording } from '../../../schema/wording/settings'
import { toastWording } from '../../../schema/wording/toasts'
import type { AccountFieldsFragment } from '../../features/settings/account-fields.generated'
import { Button } from '../../features/settings/buttons'
import { RecentGate, RefusalText, SignInAgainLink } from '../../features/settings/SignInAgain'
import type { SecurityFieldsFragment } from '../../features/settings/security-fields.generated'
import { localRefusal, type Refusal, useChange } from '../../features/settings/use-change'
import { usePage } from '../../lib/use-page'
import { showToast } from '../../shell/toast'
import { AppLink } from '../../ui/AppLink'
import { PasswordField } from './PasswordField'
import { SetPassword } from './set-password.generated'

const wording = settingsWording.password
const SETTINGS = linkTo('SettingsTab', { setting: 'security' })
/** The fields that show for themselves what is wrong with them. */
const FIELDS: readonly (string | null)[] = ['newPassword', 'currentPassword']

/** How long the new password is, against what it has to be. */
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

interface Props {
  account: AccountFieldsFragment
  security: SecurityFieldsFragment
}

/** The password, with the present one where there is one. What was typed stays when it isn't taken. */
export function PasswordForm({ account, security }: Props) {
  const { hasPassword, recentUntil } = security
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [failure, setFailure] = useState<Refusal>()
  const { run, isPending, refusal } = useChange(SetPassword)
  const { history } = useRouter()
  const { search } = usePage()
  const form = useRef<HTMLFormElement>(null)
  const shown = failure ?? refusal
  const at = (field: string) => (shown?.field === field ? shown : undefined)

  const refuse = (found?: Refusal) => {
    setFailure(found)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const problem = passwordProblem(next, account)
    if (problem) {
      refuse(localRefusal(credentialWording.passwordProblems[problem], 'newPassword'))
      return
    }
    setFailure(undefined)
    if (!(await run({ newPassword: next, currentPassword: current || null }))) {
      refuse()
      return
    }
    const query = { redirectUrl: search.redirectUrl }
    // Where that is may be another page or another host of ours: the worker judges it.
    if (search.redirectUrl) window.location.assign(linkTo('LoginRedirect', {}, { query }))
    else history.push(SETTINGS)
    showToast({ message: toastWording.after['password-set'], extraParams: { testId: 'password-set' } })
  }
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">
        {hasPassword ? wording.changeTitle : wording.setTitle}
      </h1>
      <p className="mt-4 text-16 text-ink-soft text-pretty">{wording.text}</p>
      <noscript>
        <p className="mt-6 rounded-input bg-accent-wash px-4 py-3 text-14">{settingsWording.needsScript}</p>
      </noscript>
      {account.email === null ? (
        <p className="mt-6 text-16 text-pretty">{credentialWording.passwordNeedsEmail}</p>
      ) : !hasPassword && !recentUntil ? (
        <div className="mt-6">
          <RecentGate recentUntil={recentUntil}>{null}</RecentGate>
        </div>
      ) : (
        <form ref={form} onSubmit={submit} noValidate className="mt-8 flex flex-col gap-6">
          <p className="text-14 text-ink-soft wrap-anywhere">{wording.for(account.email)}</p>
          {/* Password managers learn from it whose password it is. */}
          <input type="hidden" autoComplete="username" name="username" value={account.email} />
          {hasPassword && (
            <div>
              <PasswordField
                label={wording.current}
                value={current}
                onValue={setCurrent}
                autoComplete="current-password"
                refusal={at('currentPassword')}
                hint={recentUntil ? wording.currentOptional : undefined}
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
            value={next}
            onValue={setNext}
            autoComplete="new-password"
            refusal={at('newPassword')}
            note={(id) => <Length id={id} password={next} />}
          />
          <RefusalText
            id="password-error"
            refusal={shown && !FIELDS.includes(shown.field) ? shown : undefined}
          />
          <div>
            <Button type="submit" look="main" disabled={isPending}>
              {isPending ? settingsWording.saving : wording.submit}
            </Button>
            <p className="mt-3 text-13 text-ink-soft">{wording.note}</p>
          </div>
        </form>
      )}
      <p className="mt-8">
        <AppLink
          href={SETTINGS}
          className="inline-flex min-h-11 items-center text-14 text-accent hover:underline hover:underline-offset-4"
        >
          {wording.back}
        </AppLink>
      </p>
    </>
  )
}
