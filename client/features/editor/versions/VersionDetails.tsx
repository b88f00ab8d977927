import { useState } from 'react'
import { MAX_VERSION_NAME } from '../../../../schema/rules/drafts'
import { versionsWording as wording } from '../../../../schema/wording/versions'
import { Field } from '../../../ui/form/Field'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { NameVersion } from '../../draft/name-version.generated'
import { ChangeForm } from '../../settings/ChangeForm'
import { CopyButton } from '../../share/CopyButton'

interface Props {
  postId: string
  versionId: string
  name: string | null
  /** The address of what is shown. */
  address: string
  onNamed: (name: string | null) => void
}

/** A version's name, and a link to what is shown of it for those who write the story. */
export function VersionDetails({ postId, versionId, name, address, onNamed }: Props) {
  const [said, setSaid] = useState('')
  return (
    <ChangeForm
      operation={NameVersion}
      variables={(values) => ({ input: { postId, versionId, name: String(values.name) } })}
      className="flex flex-col gap-3"
      onDone={(done) => {
        onNamed(done.name ?? null)
        setSaid(done.name ? wording.named(done.name) : wording.unnamed)
      }}
    >
      <Field
        name="name"
        label={wording.name}
        hint={wording.nameHint}
        defaultValue={name ?? ''}
        maxLength={MAX_VERSION_NAME}
        autoComplete="off"
      />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton look="quiet">{wording.saveName}</SubmitButton>
        <CopyButton text={address} label={wording.copyLink} />
        <p role="status" className="text-13 text-ink-soft">
          {said}
        </p>
      </div>
    </ChangeForm>
  )
}
