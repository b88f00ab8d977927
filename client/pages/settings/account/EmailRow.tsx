import { type ReactNode, useId, useRef } from 'react'
import { object, string } from 'valibot'
import { settingsWording } from '../../../../schema/wording/settings'
import type { AccountFieldsFragment } from '../../../features/settings/account-fields.generated'
import { ChangeForm } from '../../../features/settings/ChangeForm'
import { RecentGate, RefusalText } from '../../../features/settings/SignInAgain'
import { useChange } from '../../../features/settings/use-change'
import { SendVerificationEmail } from '../../../shell/signed-in/send-verification-email.generated'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { Field } from '../../../ui/form/Field'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { focusSection } from '../Section'
import { SettingRow } from '../SettingRow'
import { CancelEmailChange } from './cancel-email-change.generated'
import { ChangeEmail } from './change-email.generated'

const wording = settingsWording.account.email
const EMAIL = object({ email: string() })

const showSent = (email: string) =>
  showToast({ message: wording.sent(email), extraParams: { testId: 'email-sent' } })

/** Requests another address. */
function EmailForm({ isFirst, close }: { isFirst: boolean; close: () => void }) {
  return (
    <ChangeForm
      operation={ChangeEmail}
      schema={EMAIL}
      variables={(values) => values}
      about="email"
      onDone={({ unverifiedEmail }, { email }) => {
        showSent(unverifiedEmail ?? email)
        close()
      }}
    >
      <Field
        label={isFirst ? wording.fieldFirst : wording.field}
        hint={isFirst ? wording.hintFirst : wording.hint}
        name="email"
        type="email"
        autoComplete="email"
      />
      <div>
        <SubmitButton pendingText={wording.sending}>{wording.submit}</SubmitButton>
      </div>
    </ChangeForm>
  )
}

/** Resends the link. */
function Resend({ email, children }: { email: string; children?: ReactNode }) {
  const id = useId()
  const { run, isPending, refusal } = useChange(SendVerificationEmail)
  const resend = async () => {
    if (await run({})) showSent(email)
  }
  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-2">
        <Button onClick={resend} isPending={isPending} pendingText={wording.sending} aria-describedby={id}>
          {wording.resend}
        </Button>
        {children}
      </div>
      <RefusalText id={id} refusal={refusal} />
    </div>
  )
}

/** The address that replaces the current one once it is confirmed. */
function Pending({ email, isFirst }: { email: string; isFirst: boolean }) {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const { run, isPending, refusal } = useChange(CancelEmailChange)
  const cancel = async () => {
    const section = area.current?.closest('section')
    if (!(await run({}))) return
    showToast({ message: isFirst ? wording.cancelledFirst : wording.cancelled })
    focusSection(section)
  }
  return (
    <div ref={area} className="mt-4 text-14">
      <Card tone="wash" className="p-4">
        <p>{wording.pending(email)}</p>
        <Resend email={email}>
          <Button onClick={cancel} isPending={isPending}>
            {isFirst ? wording.cancelFirst : wording.cancel}
          </Button>
        </Resend>
        <RefusalText id={id} refusal={refusal} />
      </Card>
    </div>
  )
}

interface Props {
  settings: AccountFieldsFragment
  recentUntil: number | null | undefined
}

/** The account's email address, and the form to change it. Rule: docs/rules/identity.md, "Email changes". */
export function EmailRow({ settings, recentUntil }: Props) {
  const { email, isEmailVerified, unverifiedEmail } = settings
  const isUnconfirmed = email !== null && !isEmailVerified
  const below =
    unverifiedEmail !== null ? (
      <Pending email={unverifiedEmail} isFirst={email === null} />
    ) : (
      isUnconfirmed && <Resend email={email} />
    )
  return (
    <SettingRow
      title={wording.title}
      below={below}
      action={email === null ? wording.add : settingsWording.change}
      form={(close) => (
        <RecentGate recentUntil={recentUntil}>
          <EmailForm isFirst={email === null} close={close} />
        </RecentGate>
      )}
    >
      <p>{email ?? wording.none}</p>
      {isUnconfirmed && <p className="text-danger">{wording.unconfirmed}</p>}
    </SettingRow>
  )
}
