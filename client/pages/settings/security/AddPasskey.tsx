import { useEffect, useRef, useState } from 'react'
import { nonEmpty, object, pipe, string, trim } from 'valibot'
import { MAX_PASSKEY_NAME } from '../../../../schema/rules/passkeys'
import { changeWording } from '../../../../schema/wording/changes'
import { credentialWording } from '../../../../schema/wording/credentials'
import { settingsWording } from '../../../../schema/wording/settings'
import { failureOf } from '../../../features/settings/SignInAgain'
import { localRefusal, type Refusal, useChange } from '../../../features/settings/use-change'
import { showToast } from '../../../shell/toast'
import { Field } from '../../../ui/form/Field'
import { Form } from '../../../ui/form/Form'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { focusSection } from '../Section'
import { CancelButton } from './CancelButton'
import { FinishPasskeyRegistration } from './finish-passkey-registration.generated'
import { StartPasskeyRegistration } from './start-passkey-registration.generated'

const wording = settingsWording.security.passkeys
const NAME_MISSING = credentialWording.passkeyName(MAX_PASSKEY_NAME)
const NAME = object({ name: pipe(string(), trim(), nonEmpty(NAME_MISSING)) })

interface Props {
  /** The default name of a passkey. */
  proposed: string
  close: () => void
}

/** Creates a passkey: its name first, then the device asks. The code is loaded when it is needed. */
export function AddPasskey({ proposed, close }: Props) {
  const [failure, setFailure] = useState<Refusal>()
  const start = useChange(StartPasskeyRegistration)
  const finish = useChange(FinishPasskeyRegistration)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])

  const create = async (name: string): Promise<boolean> => {
    const challenge = await start.run({})
    if (!challenge) return false
    const { createPasskey } = await import('./create-passkey')
    const created = await createPasskey(challenge.options)
    if (!created) return false
    if ('message' in created) {
      setFailure(localRefusal(created.message))
      return false
    }
    return (await finish.run({ response: created.response, name })) !== undefined
  }
  const add = async ({ name }: { name: string }) => {
    setFailure(undefined)
    finish.forget()
    const isMade = await create(name).catch(() => {
      setFailure(localRefusal(changeWording.failed))
      return false
    })
    if (!isMade) return false
    showToast({ message: wording.added, extraParams: { testId: 'passkey-added' } })
    focusSection(input.current)
    close()
    return true
  }
  return (
    <Form schema={NAME} onSubmit={add} failure={failureOf(failure ?? start.refusal ?? finish.refusal)}>
      <Field
        ref={input}
        label={wording.field}
        hint={wording.hint}
        name="name"
        autoComplete="off"
        defaultValue={[...proposed].slice(0, MAX_PASSKEY_NAME).join('')}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton pendingText={wording.creating}>{wording.create}</SubmitButton>
        <CancelButton close={close} />
      </div>
    </Form>
  )
}
