import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { settingsWording } from '../../../../schema/wording/settings'
import type { AccountFieldsFragment } from '../../../features/settings/account-fields.generated'
import { Button } from '../../../features/settings/buttons'
import { FieldFrame } from '../../../features/settings/FieldFrame'
import { RecentGate, RefusalText } from '../../../features/settings/SignInAgain'
import { useChange } from '../../../features/settings/use-change'
import { SendVerificationEmail } from '../../../shell/signed-in/send-verification-email.generated'
import { showToast } from '../../../shell/toast'
import { focusSection } from '../Section'
import { SettingRow } from '../SettingRow'
import { CancelEmailChange } from './cancel-email-change.generated'
import { ChangeEmail } from './change-email.generated'

const wording = settingsWording.account.email

/** Asks for another address. */
function EmailForm({ close }: { close: () => void }) {
  const [email, setEmail] = useState('')
  const { run, isPending, refusal } = useChange(ChangeEmail)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const saved = await run({ email })
    if (!saved) return
    showToast({
      message: wording.sent(saved.pendingEmail ?? email),
      extraParams: { testId: 'email-sent' },
    })
    close()
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FieldFrame label={wording.field} hint={wording.hint} refusal={refusal}>
        {(props) => (
          <input
            {...props}
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      <div>
        <Button type="submit" look="main" disabled={isPending}>
          {isPending ? wording.sending : wording.submit}
        </Button>
      </div>
    </form>
  )
}

/** Mails the link once more. */
function Resend({ email, children }: { email: string; children?: ReactNode }) {
  const id = useId()
  const { run, isPending, refusal } = useChange(SendVerificationEmail)
  const resend = async () => {
    if (await run({})) showToast({ message: wording.sent(email), extraParams: { testId: 'email-sent' } })
  }
  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-2">
        <Button onClick={resend} disabled={isPending} aria-describedby={id}>
          {isPending ? wording.sending : wording.resend}
        </Button>
        {children}
      </div>
      <RefusalText id={id} refusal={refusal} />
    </div>
  )
}

/** The address that waits to take the present one's place. */
function Pending({ email }: { email: string }) {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const { run, isPending, refusal } = useChange(CancelEmailChange)
  const cancel = async () => {
    const section = area.current?.closest('section')
    if (!(await run({}))) return
    showToast({ message: wording.cancelled })
    focusSection(section)
  }
  return (
    <div ref={area} className="mt-4 rounded-input bg-accent-wash p-4 text-14">
      <p>{wording.pending(email)}</p>
      <Resend email={email}>
        <Button onClick={cancel} disabled={isPending}>
          {wording.cancel}
        </Button>
      </Resend>
      <RefusalText id={id} refusal={refusal} />
    </div>
  )
}

interface Props {
  settings: AccountFieldsFragment
  recentUntil: number | null | undefined
}

/** The address of mail, and the way to another one. Rule: docs/rules/identity.md, "Email changes". */
export function EmailRow({ settings, recentUntil }: Props) {
  const { email, isEmailVerified, pendingEmail } = settings
  const isUnconfirmed = email !== null && !isEmailVerified
  const below =
    pendingEmail !== null ? <Pending email={pendingEmail} /> : isUnconfirmed && <Resend email={email} />
  return (
    <SettingRow
      title={wording.title}
      below={below}
      action={settingsWording.change}
      form={(close) => (
        <RecentGate recentUntil={recentUntil}>
          <EmailForm close={close} />
        </RecentGate>
      )}
    >
      <p>{email ?? wording.none}</p>
      {isUnconfirmed && <p className="text-danger">{wording.unconfirmed}</p>}
    </SettingRow>
  )
}
