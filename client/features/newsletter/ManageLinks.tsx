import { newsletterWording as wording } from '../../../schema/wording/newsletter'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { Link } from '../../ui/Link'

/** What whoever may send a newsletter's letters does with it, by the names of the pages. */
const PAGES = [
  ['NewNewsletterEmail', wording.write],
  ['NewsletterSubscribers', wording.subscribers],
  ['NewsletterSettings', wording.settings],
  ['NewsletterReferrals', wording.referrals],
  ['NewsletterRecommendations', wording.recommendations],
  ['NewsletterWelcome', wording.welcome],
  ['NewsletterStats', wording.stats],
] as const

interface Props {
  newsletterId: string
  /** Where its settings are, if it is a publication's. */
  settings?: string
}

/** Leads whoever may send a newsletter's letters to its other pages. */
export function ManageLinks({ newsletterId, settings }: Props) {
  const link = useLink()
  const canLink = useCanLink()
  const pages = PAGES.filter(([name]) => canLink(name))
  if (pages.length === 0) return null
  return (
    <ul className="mt-8 flex flex-wrap gap-x-6">
      {pages.map(([name, text]) => (
        <li key={name}>
          <Link
            look="underlined"
            href={
              name === 'NewsletterSettings' && settings !== undefined
                ? settings
                : link(name, { newsletterV3Id: newsletterId })
            }
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
