import { FIRST_NEWSLETTER } from '../../../schema/rules/newsletters'
import { newsletterWording as wording } from '../../../schema/wording/newsletter'
import { useLink } from '../../lib/use-link'
import { Link } from '../../ui/Link'

interface Props {
  publication: { name: string; slug: string }
  newsletters: readonly { id: string; name: string; slug: string; description: string }[]
}

/** The publication's other newsletters, if it has some. */
export function Others({ publication, newsletters }: Props) {
  const link = useLink()
  if (newsletters.length === 0) return null
  const collectionSlug = publication.slug
  return (
    <section aria-labelledby="others" className="mt-14">
      <h2 id="others" className="border-b border-ink pb-3 font-serif text-24 font-semibold tracking-tight">
        {wording.others(publication.name)}
      </h2>
      <ul>
        {newsletters.map(({ id, name, slug, description }) => (
          <li key={id} className="border-b border-line py-4">
            <Link
              look="alone"
              size="large"
              href={
                slug === FIRST_NEWSLETTER
                  ? link('CollectionNewsletter', { collectionSlug })
                  : link('CollectionNewsletterBySlug', { collectionSlug, newsletterSlug: slug })
              }
            >
              {name}
            </Link>
            {description && <p className="text-16 text-ink-soft text-pretty">{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
