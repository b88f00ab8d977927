import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { newsletterEnding } from '../../../schema/wording/newsletter-ending'
import { newsletterSettingsWording as wording } from '../../../schema/wording/newsletter-settings'
import { EndSection } from '../../features/newsletter/ending/EndSection'
import { RestoreButton } from '../../features/newsletter/ending/RestoreButton'
import { SettingsForm } from '../../features/newsletter/settings/SettingsForm'
import { useApp } from '../../lib/app'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { refetch } from '../../lib/refetch'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { OwnNewsletterSettings, type OwnNewsletterSettingsQuery } from './own-newsletter-settings.generated'

type Shown = NonNullable<OwnNewsletterSettingsQuery['newsletter']>

const variablesOf = ({ params }: PageContext) => ({ newsletterId: params.newsletterV3Id ?? '' })

export async function load(page: LoadContext): Promise<void> {
  if (!(await page.query(OwnNewsletterSettings, variablesOf(page))).newsletter) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { newsletter } = page.data(OwnNewsletterSettings, variablesOf(page))
  return { title: wording.title(newsletter?.name ?? ''), robots: 'noindex', isTool: true }
}

/** A newsletter that was switched off or deleted, and the way back. */
function Ended({ newsletter, onRestored }: { newsletter: Shown; onRestored: () => unknown }) {
  const isOff = newsletter.daysLeft === null
  return (
    <section aria-labelledby="ended" className="mt-10">
      <h2 id="ended" className="font-serif text-24 font-semibold tracking-tight">
        {isOff ? newsletterEnding.isOff : newsletterEnding.isGone}
      </h2>
      <p className="mt-2 mb-4 text-16 text-ink-soft text-pretty">{newsletterEnding.isOffText}</p>
      <RestoreButton newsletter={newsletter} onRestored={onRestored} />
    </section>
  )
}

/** Changes a newsletter by its id, which is how writers reach theirs. Rule: docs/rules/newsletters.md, "A newsletter's settings". */
export function Page() {
  const variables = variablesOf(usePage())
  const { newsletter } = useOperation(OwnNewsletterSettings, variables)
  const app = useApp()
  const link = useLink()
  const area = useKeptFocus<HTMLDivElement>('h1')
  if (!newsletter) return null
  const { id, slug, offAt, user, collection } = newsletter
  const again = () => refetch(app, OwnNewsletterSettings, variables)
  const page = user
    ? linkTo('SubscribeUser', { username: user.username })
    : linkTo('CollectionNewsletterBySlug', { collectionSlug: collection?.slug ?? '', newsletterSlug: slug })
  return (
    <div ref={area} className="mx-auto max-w-inset px-6 pt-10 pb-16 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.heading}</h1>
      <p className="mt-3">
        {offAt === null ? (
          <Link look="underlined" href={page}>
            {wording.page}
          </Link>
        ) : (
          <Link look="underlined" href={link('NewsletterSubscribers', { newsletterV3Id: id })}>
            {newsletterEnding.subscribers}
          </Link>
        )}
      </p>
      {offAt === null ? (
        <>
          <SettingsForm key={id} newsletter={newsletter} />
          <EndSection newsletter={newsletter} isFirst={id === (user ?? collection)?.id} onChanged={again} />
        </>
      ) : (
        <Ended newsletter={newsletter} onRestored={again} />
      )}
    </div>
  )
}
