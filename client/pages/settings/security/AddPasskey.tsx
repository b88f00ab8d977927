import { type FormEvent, useEffect, useRef, useState } from 'react'
import { MAX_PASSKEY_NAME } from '../../../../schema/rules/passkeys'
import { credentialWording } from '../../../../schema/wording/credentials'
import { settingsWording } from '../../../../schema/wording/settings'
import { Button } from '../../../features/settings/buttons'
import { FieldFrame } from '../../../features/settings/FieldFrame'
import { RefusalText } from '../../../features/settings/SignInAgain'
import { localRefusal, type Refusal, useChange } from '../../../features/settings/use-change'
import { showToast } from '../../../shell/toast'
import { focusSection } from '../Section'
import { FinishPasskeyRegistration } from './finish-passkey-registration.generated'
import { StartPasskeyRegistration } from './start-passkey-registration.generated'

const wording = settingsWording.security.passkeys

interface Props {
  /** What the passkey is called unless its owner says otherwise. */
  proposed: string
  close: () => void
}

/** Makes a passkey: its name first, then the device asks. What that takes is loaded when it is asked for. */
export function AddPasskey({ proposed, close }: Props) {
  const [name, setName] = useState([...proposed].slice(0, MAX_PASSKEY_NAME).join(''))
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Refusal>()
  const start = useChange(StartPasskeyRegistration)
  const finish = useChange(FinishPasskeyRegistration)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])

  const create = async (): Promise<boolean> => {
    if (name.trim() === '') {
      setFailure(localRefusal(credentialWording.passkeyName(MAX_PASSKEY_NAME), 'name'))
      return false
    }
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
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isAsking) return
    setAsking(true)
    setFailure(undefined)
    finish.forget()
    const isMade = await create().catch(() => {
      setFailure(localRefusal(settingsWording.failed))
      return false
    })
    setAsking(false)
    if (!isMade) return
    showToast({ message: wording.added, extraParams: { testId: 'passkey-added' } })
    focusSection(input.current)
    close()
  }
  const refusal = failure ?? start.refusal ?? finish.refusal
  const isAboutName = refusal?.field === 'name'
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FieldFrame label={wording.field} hint={wording.hint} refusal={isAboutName ? refusal : undefined}>
        {(props) => (
          <input
            {...props}
            ref={input}
            type="text"
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      <RefusalText id="passkey-error" refusal={isAboutName ? undefined : refusal} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="main" disabled={isAsking}>
          {isAsking ? wording.creating : wording.create}
        </Button>
        <Button
          onClick={(event) => {
            focusSection(event.currentTarget)
            close()
          }}
        >
          {settingsWording.cancel}
        </Button>
      </div>
    </form>
  )
}
