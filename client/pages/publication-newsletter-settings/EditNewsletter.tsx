import { linkTo } from '../../../schema/routes/links'
import { newsletterSettingsWording as wording } from '../../../schema/wording/newsletter-settings'
import type { EditedNewsletterFragment } from '../../features/newsletter/settings/edited-newsletter.generated'
import { SettingsForm } from '../../features/newsletter/settings/SettingsForm'
import { Link } from '../../ui/Link'

interface Props {
  collectionSlug: string
  newsletter: EditedNewsletterFragment
}

/** Changes a newsletter of a publication. */
export function EditNewsletter({ collectionSlug, newsletter }: Props) {
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
    </>
  )
}
