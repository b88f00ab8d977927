import { useRef, useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { MAX_PUBLICATION_NAME, MAX_PUBLICATION_SLUG } from '../../../schema/rules/limits'
import { newId } from '../../../schema/rules/new-id'
import { publicationFormWording } from '../../../schema/wording/collection-form'
import { publicationNewWording as wording } from '../../../schema/wording/publication-new'
import { settingsWording } from '../../../schema/wording/settings'
import { CreatePublication } from '../../features/collection/create-publication.generated'
import { DescriptionFields } from '../../features/collection/DescriptionFields'
import { PictureChoice } from '../../features/collection/PictureChoice'
import { SlugField } from '../../features/collection/SlugField'
import { suggestedSlug } from '../../features/collection/suggested-slug'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { Reaching } from '../../features/settings/Reaching'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import type { LoadContext, PageHead } from '../../lib/page'
import { showToast } from '../../shell/toast'
import { Field } from '../../ui/form/Field'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { UnsavedGuard } from '../../ui/form/Unsaved'
import { Deleted } from './Deleted'
import { DeletedPublications } from './deleted-publications.generated'
import { PUBLICATION } from './fields'

export const load = (page: LoadContext) => page.query(DeletedPublications, {})

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

/** Creates a publication. Rule: docs/rules/publications.md, "New publications". */
export function Page() {
  const { navigation } = useApp()
  const [name, setName] = useState('')
  const [avatarId, setAvatarId] = useState<string | null>(null)
  const [logoId, setLogoId] = useState<string | null>(null)
  // Of this form: sending it again after a failure creates one publication.
  const key = useRef<string>(undefined)
  return (
    <div className="mx-auto max-w-inset px-6 pt-8 pb-12 sm:pt-12">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.title}</h1>
      <p className="mt-3 text-16 text-ink-soft text-pretty">{wording.text}</p>
      <NeedsScript text={wording.needsScript} />
      <ChangeForm
        operation={CreatePublication}
        schema={PUBLICATION}
        variables={({ name, slug, tagline, description }) => {
          key.current ??= newId()
          return { input: { key: key.current, name, slug, tagline, description, avatarId, logoId } }
        }}
        className="mt-8 flex flex-col gap-6"
        onDone={({ slug }, { name }) => {
          showToast({ message: wording.created(name), extraParams: { testId: 'publication-created' } })
          return goTo(navigation, linkTo('CollectionSettings', { collectionSlug: slug }))
        }}
      >
        <Field
          name="name"
          label={publicationFormWording.name}
          autoComplete="off"
          counter={{ max: MAX_PUBLICATION_NAME, label: publicationFormWording.counter }}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <SlugField current="" suggested={suggestedSlug(name, MAX_PUBLICATION_SLUG)} />
        <DescriptionFields />
        <PictureChoice
          name="avatarId"
          imageId={avatarId}
          savedId={null}
          onPicture={setAvatarId}
          publicationName={name}
        />
        <PictureChoice
          name="logoId"
          imageId={logoId}
          savedId={null}
          onPicture={setLogoId}
          publicationName={name}
        />
        <div>
          <SubmitButton pendingText={wording.creating}>{wording.create}</SubmitButton>
        </div>
        <UnsavedGuard wording={settingsWording.unsaved} />
      </ChangeForm>
      <Reaching instead={null}>
        <Deleted />
      </Reaching>
    </div>
  )
}
