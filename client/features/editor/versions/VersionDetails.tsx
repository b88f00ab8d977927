import { type FormEvent, useState } from 'react'
import { MAX_VERSION_NAME } from '../../../../schema/rules/drafts'
import { versionsWording as wording } from '../../../../schema/wording/versions'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/form/Field'
import { NameVersion } from '../../draft/name-version.generated'
import { RefusalText } from '../../settings/SignInAgain'
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
  const { run, isPending, refusal } = useChange(NameVersion)
  const [text, setText] = useState(name ?? '')
  const [said, setSaid] = useState('')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const done = await run({ input: { postId, versionId, name: text } })
    if (!done) return
    onNamed(done.name ?? null)
    setSaid(done.name ? wording.named(done.name) : wording.unnamed)
  }
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-3">
      <Field
        label={wording.name}
        hint={wording.nameHint}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        maxLength={MAX_VERSION_NAME}
        autoComplete="off"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isPending={isPending}>
          {wording.saveName}
        </Button>
        <CopyButton text={address} label={wording.copyLink} />
        <p role="status" className="text-13 text-ink-soft">
          {said}
        </p>
      </div>
      <RefusalText id={`${versionId}-name`} refusal={refusal} />
    </form>
  )
}
