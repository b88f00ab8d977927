import { useState } from 'react'
import { object } from 'valibot'
import {
  publicationDescription,
  publicationName,
  publicationPictureField,
  publicationSlug,
  tagline,
} from '../../../schema/inputs/publication'
import { linkTo } from '../../../schema/routes/links'
import { MAX_PUBLICATION_NAME } from '../../../schema/rules/limits'
import { publicationFormWording } from '../../../schema/wording/publication-form'
import { publicationSettingsWording as wording } from '../../../schema/wording/publication-settings'
import { settingsWording } from '../../../schema/wording/settings'
import { DescriptionFields } from '../../features/collection/DescriptionFields'
import type { EditedPublicationFragment } from '../../features/collection/edited-publication.generated'
import { PictureChoice } from '../../features/collection/PictureChoice'
import { SlugField } from '../../features/collection/SlugField'
import { UpdatePublication } from '../../features/collection/update-publication.generated'
import { failureOf } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { showToast } from '../../shell/toast'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { UnsavedGuard, UnsavedNote } from '../../ui/form/Unsaved'
import { HeaderColorField } from './HeaderColorField'

const INFO = object({
  name: publicationName,
  slug: publicationSlug,
  tagline,
  description: publicationDescription,
  avatarId: publicationPictureField,
  logoId: publicationPictureField,
})

/** What a publication is called, says and looks like. */
export function InfoForm({ publication }: { publication: EditedPublicationFragment }) {
  const { navigation } = useApp()
  const { run, refusal } = useChange(UpdatePublication)
  const { id, slug: current, name } = publication
  const saved = {
    avatarId: publication.avatar?.id ?? null,
    logoId: publication.logo?.id ?? null,
    faviconId: publication.favicon?.id ?? null,
  }
  const [avatarId, setAvatarId] = useState(saved.avatarId)
  const [logoId, setLogoId] = useState(saved.logoId)
  const [headerColor, setHeaderColor] = useState(publication.headerColor)
  return (
    <Form
      schema={INFO}
      failure={failureOf(refusal)}
      className="mt-10 flex flex-col gap-6"
      onSubmit={async ({ name, slug, tagline, description }) => {
        const { faviconId } = saved
        const pictures = { avatarId, logoId, faviconId }
        const input = { collectionId: id, name, slug, tagline, description, headerColor, ...pictures }
        const changed = await run({ input })
        if (!changed) return false
        showToast({ message: wording.saved, extraParams: { testId: 'publication-saved' } })
        if (changed.slug !== current)
          await goTo(navigation, linkTo('CollectionSettings', { collectionSlug: changed.slug }))
        return true
      }}
    >
      <Field
        name="name"
        label={publicationFormWording.name}
        defaultValue={name}
        autoComplete="off"
        counter={{ max: MAX_PUBLICATION_NAME, label: publicationFormWording.counter }}
      />
      <SlugField current={current} collectionId={id} />
      <DescriptionFields tagline={publication.tagline} description={publication.description} />
      <PictureChoice
        name="avatarId"
        imageId={avatarId}
        savedId={saved.avatarId}
        onPicture={setAvatarId}
        publicationName={name}
      />
      <PictureChoice
        name="logoId"
        imageId={logoId}
        savedId={saved.logoId}
        onPicture={setLogoId}
        publicationName={name}
      />
      <HeaderColorField color={headerColor} onColor={setHeaderColor} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton pendingText={wording.saving}>{wording.save}</SubmitButton>
        <UnsavedNote>{settingsWording.unsaved.note}</UnsavedNote>
      </div>
      <UnsavedGuard wording={settingsWording.unsaved} />
    </Form>
  )
}
