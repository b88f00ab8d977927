import { useState } from 'react'
import { object, string } from 'valibot'
import { MAX_BIO } from '../../../../schema/rules/limits'
import { settingsWording } from '../../../../schema/wording/settings'
import { PictureField } from '../../../features/picture/PictureField'
import type { AccountFieldsFragment } from '../../../features/settings/account-fields.generated'
import { ChangeForm } from '../../../features/settings/ChangeForm'
import { UpdateProfile } from '../../../features/settings/update-profile.generated'
import { Avatar } from '../../../ui/Avatar'
import { Field } from '../../../ui/form/Field'
import { HiddenField } from '../../../ui/form/HiddenField'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { TextArea } from '../../../ui/form/TextArea'
import { UnsavedGuard, UnsavedNote } from '../../../ui/form/Unsaved'

const wording = settingsWording.account.profile
const PROFILE = object({ name: string(), bio: string(), imageId: string() })

/** Name, bio and picture. */
export function ProfileForm({ settings }: { settings: AccountFieldsFragment }) {
  const [imageId, setImageId] = useState(settings.imageId)
  return (
    <ChangeForm
      operation={UpdateProfile}
      schema={PROFILE}
      variables={({ name, bio }) => ({ input: { name, bio, imageId } })}
      className="mt-6 flex flex-col gap-6"
      toast={{ message: wording.saved, extraParams: { testId: 'profile-saved' } }}
      onDone={(saved) => setImageId(saved.imageId)}
    >
      <PictureField
        name="imageId"
        imageId={imageId}
        isSaved={imageId === settings.imageId}
        onPicture={setImageId}
        wording={wording}
      >
        <Avatar imageId={imageId} name={settings.name} size="XL" alt={wording.pictureAlt(settings.name)} />
      </PictureField>
      <HiddenField name="imageId" value={imageId ?? ''} />
      <Field label={wording.name} name="name" autoComplete="name" defaultValue={settings.name} />
      <TextArea
        label={wording.bio}
        hint={wording.bioHint}
        name="bio"
        defaultValue={settings.bio}
        counter={{ max: MAX_BIO, label: wording.counterLabel }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton pendingText={settingsWording.saving}>{wording.submit}</SubmitButton>
        <UnsavedNote>{settingsWording.unsaved.note}</UnsavedNote>
      </div>
      <UnsavedGuard wording={settingsWording.unsaved} />
    </ChangeForm>
  )
}
