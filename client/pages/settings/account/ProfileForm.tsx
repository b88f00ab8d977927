import { type FormEvent, useRef, useState } from 'react'
import { MAX_BIO } from '../../../../schema/rules/limits'
import { settingsWording } from '../../../../schema/wording/settings'
import type { AccountFieldsFragment } from '../../../features/settings/account-fields.generated'
import { Button } from '../../../features/settings/buttons'
import { FieldFrame } from '../../../features/settings/FieldFrame'
import { RefusalText } from '../../../features/settings/SignInAgain'
import { useChange } from '../../../features/settings/use-change'
import { showToast } from '../../../shell/toast'
import { PictureField } from './PictureField'
import { UpdateProfile } from './update-profile.generated'
import { useShowPerson } from './use-show-person'

const wording = settingsWording.account.profile

/** The fields that show for themselves what is wrong with them. */
const FIELDS: readonly (string | null)[] = ['name', 'bio', 'imageId']

/** Name, bio and picture. What was typed stays when it isn't taken. */
export function ProfileForm({ settings }: { settings: AccountFieldsFragment }) {
  const [name, setName] = useState(settings.name)
  const [bio, setBio] = useState(settings.bio)
  const [imageId, setImageId] = useState(settings.imageId)
  const { run, isPending, refusal } = useChange(UpdateProfile)
  const showPerson = useShowPerson()
  const form = useRef<HTMLFormElement>(null)
  const at = (field: string) => (refusal?.field === field ? refusal : undefined)
  const length = [...bio].length

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const saved = await run({ input: { name, bio, imageId } })
    if (!saved) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    // As the worker keeps it: without what stood around it.
    setName(saved.name)
    setBio(saved.bio)
    setImageId(saved.imageId)
    showPerson(saved)
    showToast({ message: wording.saved, extraParams: { testId: 'profile-saved' } })
  }
  return (
    <form ref={form} onSubmit={save} noValidate className="mt-6 flex flex-col gap-6">
      <PictureField name={settings.name} imageId={imageId} onPicture={setImageId} refusal={at('imageId')} />
      <FieldFrame label={wording.name} refusal={at('name')}>
        {(props) => (
          <input
            {...props}
            type="text"
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      <FieldFrame
        label={wording.bio}
        hint={wording.bioHint}
        refusal={at('bio')}
        note={(id) => (
          <p id={id} className={`shrink-0 tabular-nums ${length > MAX_BIO ? 'font-medium text-danger' : ''}`}>
            <span aria-hidden="true">{wording.counter(length, MAX_BIO)}</span>
            <span className="sr-only">{wording.counterLabel(length, MAX_BIO)}</span>
          </p>
        )}
      >
        {(props) => (
          <textarea
            {...props}
            rows={3}
            value={bio}
            onChange={(event) => setBio(event.currentTarget.value)}
            aria-invalid={props['aria-invalid'] ?? (length > MAX_BIO ? true : undefined)}
          />
        )}
      </FieldFrame>
      <RefusalText
        id="profile-error"
        refusal={refusal && !FIELDS.includes(refusal.field) ? refusal : undefined}
      />
      <div>
        <Button type="submit" look="main" disabled={isPending}>
          {isPending ? settingsWording.saving : wording.submit}
        </Button>
      </div>
    </form>
  )
}
