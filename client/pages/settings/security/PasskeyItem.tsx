import { useEffect, useRef, useState } from 'react'
import { object, string } from 'valibot'
import { longDate } from '../../../../schema/wording/formats'
import { settingsWording } from '../../../../schema/wording/settings'
import { ChangeForm } from '../../../features/settings/ChangeForm'
import { ConfirmChange } from '../../../features/settings/ConfirmChange'
import type { SecurityFieldsFragment } from '../../../features/settings/security-fields.generated'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/form/Field'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { RemovePasskey } from './remove-passkey.generated'
import { RenamePasskey } from './rename-passkey.generated'

const wording = settingsWording.security.passkeys

const NAME = object({ name: string() })

type Passkey = SecurityFieldsFragment['passkeys'][number]

function RenameForm({ passkey, close }: { passkey: Passkey; close: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  return (
    <ChangeForm
      operation={RenamePasskey}
      schema={NAME}
      variables={({ name }) => ({ credentialId: passkey.credentialId, name })}
      about="name"
      className="mt-4 flex max-w-[440px] flex-col gap-4"
      toast={{ message: wording.renamed, extraParams: { testId: 'passkey-renamed' } }}
      onDone={close}
    >
      <Field ref={input} label={wording.field} name="name" autoComplete="off" defaultValue={passkey.name} />
      <div>
        <SubmitButton pendingText={settingsWording.saving}>{wording.saveName}</SubmitButton>
      </div>
    </ChangeForm>
  )
}

/** One passkey: its name, when it was added and last used, and its actions. */
export function PasskeyItem({ passkey, recentUntil }: { passkey: Passkey; recentUntil: number | null }) {
  const { credentialId, name, createdAt, lastUsedAt, isBackedUp } = passkey
  const [mode, setMode] = useState<'shown' | 'renaming' | 'removing'>('shown')
  const renameButton = useRef<HTMLButtonElement>(null)
  const isRenaming = mode === 'renaming'
  const stopRenaming = () => {
    setMode('shown')
    renameButton.current?.focus()
  }
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-[180px] flex-1">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="dotted mt-1 text-13 text-ink-soft">
            <span>{wording.addedOn(longDate(createdAt))}</span>
            <span>{lastUsedAt === null ? wording.neverUsed : wording.usedOn(longDate(lastUsedAt))}</span>
            {isBackedUp && <span>{wording.synced}</span>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            ref={renameButton}
            aria-expanded={isRenaming}
            onClick={() => (isRenaming ? stopRenaming() : setMode('renaming'))}
          >
            {isRenaming ? settingsWording.cancel : wording.rename}
            <span className="sr-only"> {name}</span>
          </Button>
          <Button look="danger" onClick={() => setMode('removing')}>
            {wording.remove}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      {isRenaming && <RenameForm passkey={passkey} close={stopRenaming} />}
      {mode === 'removing' && (
        <ConfirmChange
          title={wording.removeQuestion(name)}
          text={wording.removeText}
          confirm={wording.remove}
          working={wording.removing}
          operation={RemovePasskey}
          variables={{ credentialId }}
          recentUntil={recentUntil}
          isDanger
          onDone={() => showToast({ message: wording.removed, extraParams: { testId: 'passkey-removed' } })}
          onClosed={() => setMode('shown')}
        />
      )}
    </li>
  )
}
