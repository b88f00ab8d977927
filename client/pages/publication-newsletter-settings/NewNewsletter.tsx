import { useRef, useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { newId } from '../../../schema/rules/new-id'
import { MOST_NEWSLETTER_SLUG } from '../../../schema/rules/newsletters'
import { newsletterSettingsWording as wording } from '../../../schema/wording/newsletter-settings'
import { settingsWording } from '../../../schema/wording/settings'
import { suggestedSlug } from '../../features/collection/suggested-slug'
import { NEW, settingsIn } from '../../features/newsletter/settings/fields'
import { NewsletterFields } from '../../features/newsletter/settings/NewsletterFields'
import { ChangeForm } from '../../features/settings/ChangeForm'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { showToast } from '../../shell/toast'
import { Field } from '../../ui/form/Field'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { UnsavedGuard } from '../../ui/form/Unsaved'
import { CreateNewsletter } from './create-newsletter.generated'
import { NewsletterSettings } from './newsletter-settings.generated'

interface Props {
  publication: { id: string; slug: string }
}

/** Makes another newsletter of a publication. */
export function NewNewsletter({ publication }: Props) {
  const { navigation, queryClient } = useApp()
  const { id: collectionId, slug: collectionSlug } = publication
  const [name, setName] = useState('')
  const [typedSlug, setTypedSlug] = useState<string>()
  // Of this form: sending it again after a failure makes one newsletter.
  const key = useRef<string>(undefined)
  return (
    <section aria-labelledby="another" className="mt-14">
      <h2 id="another" className="border-b border-ink pb-3 font-serif text-24 font-semibold tracking-tight">
        {wording.another}
      </h2>
      <NeedsScript text={wording.needsScript} />
      <ChangeForm
        operation={CreateNewsletter}
        schema={NEW}
        variables={({ slug, ...values }) => {
          key.current ??= newId()
          return { input: { collectionId, key: key.current, slug, ...settingsIn(values) } }
        }}
        className="mt-8 flex flex-col gap-6"
        onDone={({ name, slug: newsletterSlug }) => {
          queryClient.removeQueries({ queryKey: [NewsletterSettings.name] })
          showToast({ message: wording.created(name), extraParams: { testId: 'newsletter-created' } })
          return goTo(navigation, linkTo('CollectionNewsletterSettings', { collectionSlug, newsletterSlug }))
        }}
      >
        <NewsletterFields onName={setName}>
          <Field
            name="slug"
            label={wording.slug}
            hint={wording.slugHint}
            value={typedSlug ?? suggestedSlug(name, MOST_NEWSLETTER_SLUG)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ currentTarget }) => setTypedSlug(currentTarget.value)}
          />
        </NewsletterFields>
        <div>
          <SubmitButton pendingText={wording.creating}>{wording.create}</SubmitButton>
        </div>
        <UnsavedGuard wording={settingsWording.unsaved} />
      </ChangeForm>
    </section>
  )
}
