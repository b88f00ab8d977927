import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { newsletterSettingsWording as wording } from '../../../schema/wording/newsletter-settings'
import { SettingsForm } from '../../features/newsletter/settings/SettingsForm'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { OwnNewsletterSettings } from './own-newsletter-settings.generated'

const variablesOf = ({ params }: PageContext) => ({ newsletterId: params.newsletterV3Id ?? '' })

export async function load(page: LoadContext): Promise<void> {
  if (!(await page.query(OwnNewsletterSettings, variablesOf(page))).newsletter) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { newsletter } = page.data(OwnNewsletterSettings, variablesOf(page))
  return { title: wording.title(newsletter?.name ?? ''), robots: 'noindex', isTool: true }
}

/** Changes a newsletter by its id, which is how writers reach theirs. Rule: docs/rules/newsletters.md, "A newsletter's settings". */
export function Page() {
  const { newsletter } = useOperation(OwnNewsletterSettings, variablesOf(usePage()))
  if (!newsletter) return null
  const { id, slug, user, collection } = newsletter
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-16 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.heading}</h1>
      <p className="mt-3">
        <Link
          look="underlined"
          href={
            user
              ? linkTo('SubscribeUser', { username: user.username })
              : linkTo('CollectionNewsletterBySlug', {
                  collectionSlug: collection?.slug ?? '',
                  newsletterSlug: slug,
                })
          }
        >
          {wording.page}
        </Link>
      </p>
      <SettingsForm key={id} newsletter={newsletter} />
    </div>
  )
}
