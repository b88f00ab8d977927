import { newsletterEnding as wording } from '../../../schema/wording/newsletter-ending'
import { RestoreButton } from '../../features/newsletter/ending/RestoreButton'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { variablesOf } from './asked'
import { NewsletterSettings } from './newsletter-settings.generated'

interface Props {
  newsletters: readonly { id: string; name: string; daysLeft: number | null }[]
}

/** A publication's newsletters that are switched off or were deleted, and the way back. */
export function EndedList({ newsletters }: Props) {
  const app = useApp()
  const page = usePage()
  const link = useLink()
  const canLink = useCanLink()
  return (
    <section aria-labelledby="ended" className="mt-14">
      <h2 id="ended" className="border-b border-ink pb-3 font-serif text-24 font-semibold tracking-tight">
        {wording.ended}
      </h2>
      <ul>
        {newsletters.map((newsletter) => (
          <li
            key={newsletter.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4"
          >
            <div className="min-w-0">
              <h3 className="font-serif text-20 font-semibold wrap-anywhere">{newsletter.name}</h3>
              <p className="text-14 text-ink-soft">
                {newsletter.daysLeft === null ? wording.offLine : wording.daysLeft(newsletter.daysLeft)}
              </p>
              {canLink('NewsletterSubscribers') && (
                <Link
                  look="underlined"
                  href={link('NewsletterSubscribers', { newsletterV3Id: newsletter.id })}
                  aria-label={wording.subscribersLabel(newsletter.name)}
                >
                  {wording.subscribers}
                </Link>
              )}
            </div>
            <RestoreButton
              newsletter={newsletter}
              onRestored={() => refetch(app, NewsletterSettings, variablesOf(page))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
