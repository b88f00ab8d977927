import { useState } from 'react'
import { MAX_VERSION_NAME } from '../../../../schema/rules/drafts'
import { versionsWording as wording } from '../../../../schema/wording/versions'
import { Field } from '../../../ui/form/Field'
import { Form } from '../../../ui/form/Form'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { NameVersion } from '../../draft/name-version.generated'
import { failureOf } from '../../settings/SignInAgain'
import { useChange } from '../../settings/use-change'
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
  const { run, refusal } = useChange(NameVersion)
  const [said, setSaid] = useState('')
  const save = async (typed: string) => {
    const done = await run({ input: { postId, versionId, name: typed } })
    if (!done) return false
    onNamed(done.name ?? null)
    setSaid(done.name ? wording.named(done.name) : wording.unnamed)
    return true
  }
  return (
    <Form
      failure={failureOf(refusal)}
      className="flex flex-col gap-3"
      onSubmit={(values) => save(String(values.name))}
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
    </Form>
  )
}
