import { linkTo } from '../../../schema/routes/links'
import { newsletterSettingsWording as wording } from '../../../schema/wording/newsletter-settings'
import { EndSection } from '../../features/newsletter/ending/EndSection'
import type { EditedNewsletterFragment } from '../../features/newsletter/settings/edited-newsletter.generated'
import { SettingsForm } from '../../features/newsletter/settings/SettingsForm'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { Link } from '../../ui/Link'
import { NewsletterSettings } from './newsletter-settings.generated'

interface Props {
  publication: { id: string; slug: string }
  newsletter: EditedNewsletterFragment
}

/** Changes a newsletter of a publication. */
export function EditNewsletter({ publication, newsletter }: Props) {
  const { navigation, queryClient } = useApp()
  const collectionSlug = publication.slug
  const list = () => {
    queryClient.removeQueries({ queryKey: [NewsletterSettings.name] })
    return goTo(navigation, linkTo('CollectionNewNewsletter', { collectionSlug }))
  }
  const newsletterSlug = newsletter.slug
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.heading}</h1>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <Link look="underlined" href={linkTo('CollectionNewNewsletter', { collectionSlug })}>
          {wording.all}
        </Link>
        <Link
          look="underlined"
          href={linkTo('CollectionNewsletterBySlug', { collectionSlug, newsletterSlug })}
        >
          {wording.page}
        </Link>
      </p>
      <SettingsForm newsletter={newsletter} />
      <EndSection newsletter={newsletter} isFirst={newsletter.id === publication.id} onChanged={list} />
    </>
  )
}
