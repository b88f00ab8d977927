import { newsletterSettingsWording as wording } from '../../../schema/wording/newsletter-settings'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { Link } from '../../ui/Link'

interface Props {
  collectionSlug: string
  newsletters: readonly { id: string; slug: string; name: string; description: string }[]
}

/** A publication's newsletters, and what can be done with each. */
export function NewsletterList({ collectionSlug, newsletters }: Props) {
  const link = useLink()
  const canLink = useCanLink()
  return (
    <section aria-labelledby="newsletters" className="mt-10">
      <h2
        id="newsletters"
        className="border-b border-ink pb-3 font-serif text-24 font-semibold tracking-tight"
      >
        {wording.list}
      </h2>
      <ul>
        {newsletters.map(({ id, slug: newsletterSlug, name, description }) => (
          <li key={id} className="border-b border-line py-4">
            <h3 className="font-serif text-20 font-semibold wrap-anywhere">{name}</h3>
            {description && <p className="mt-1 text-16 text-ink-soft text-pretty">{description}</p>}
            <p className="flex flex-wrap gap-x-6">
              <Link
                look="underlined"
                href={link('CollectionNewsletterBySlug', { collectionSlug, newsletterSlug })}
                aria-label={wording.pageLabel(name)}
              >
                {wording.page}
              </Link>
              <Link
                look="underlined"
                href={link('CollectionNewsletterSettings', { collectionSlug, newsletterSlug })}
                aria-label={wording.settingsLabel(name)}
              >
                {wording.settings}
              </Link>
              {canLink('NewNewsletterEmail') && (
                <Link
                  look="underlined"
                  href={link('NewNewsletterEmail', { newsletterV3Id: id })}
                  aria-label={wording.writeLabel(name)}
                >
                  {wording.write}
                </Link>
              )}
              {canLink('NewsletterSubscribers') && (
                <Link
                  look="underlined"
                  href={link('NewsletterSubscribers', { newsletterV3Id: id })}
                  aria-label={wording.subscribersLabel(name)}
                >
                  {wording.subscribers}
                </Link>
              )}
              {canLink('NewsletterReferrals') && (
                <Link
                  look="underlined"
                  href={link('NewsletterReferrals', { newsletterV3Id: id })}
                  aria-label={wording.referredLabel(name)}
                >
                  {wording.referred}
                </Link>
              )}
              {canLink('NewsletterRecommendations') && (
                <Link
                  look="underlined"
                  href={link('NewsletterRecommendations', { newsletterV3Id: id })}
                  aria-label={wording.recommendationsLabel(name)}
                >
                  {wording.recommendations}
                </Link>
              )}
              {canLink('NewsletterWelcome') && (
                <Link
                  look="underlined"
                  href={link('NewsletterWelcome', { newsletterV3Id: id })}
                  aria-label={wording.welcomeLabel(name)}
                >
                  {wording.welcome}
                </Link>
              )}
              {canLink('NewsletterStats') && (
                <Link
                  look="underlined"
                  href={link('NewsletterStats', { newsletterV3Id: id })}
                  aria-label={wording.statsLabel(name)}
                >
                  {wording.stats}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
