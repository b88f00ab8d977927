import { notFound } from '@tanstack/react-router'
import { newsletterSettingsWording as wording } from '../../../schema/wording/newsletter-settings'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { usePage } from '../../lib/use-page'
import { variablesOf } from './asked'
import { EditNewsletter } from './EditNewsletter'
import { EndedList } from './EndedList'
import { NewNewsletter } from './NewNewsletter'
import { NewsletterList } from './NewsletterList'
import { NewsletterSettings } from './newsletter-settings.generated'

const isNew = ({ routeName }: PageContext): boolean => routeName === 'CollectionNewNewsletter'

export async function load(page: LoadContext): Promise<void> {
  const { collectionByDomainOrSlug: publication } = await page.query(NewsletterSettings, variablesOf(page))
  if (publication.__typename !== 'Collection') throw notFound()
  if (!isNew(page) && !publication.newsletterBySlug) throw notFound()
  const role = publication.viewerEdge.viewerStaffRole
  if (role !== 'OWNER' && role !== 'EDITOR') throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(NewsletterSettings, variablesOf(page))
  const isTool = { robots: 'noindex', isTool: true } as const
  if (publication.__typename !== 'Collection') return { title: '', ...isTool }
  const { name, newsletterBySlug: newsletter } = publication
  return { title: isNew(page) ? wording.newTitle(name) : wording.title(newsletter?.name ?? name), ...isTool }
}

/** Makes a publication's newsletters, and changes them. Rule: docs/rules/newsletters.md, "Several newsletters". */
export function Page() {
  const page = usePage()
  const { collectionByDomainOrSlug: publication } = useOperation(NewsletterSettings, variablesOf(page))
  const area = useKeptFocus<HTMLDivElement>('h1')
  if (publication.__typename !== 'Collection') return null
  const { slug, newsletters, endedNewsletters, newsletterBySlug: newsletter } = publication
  return (
    <div ref={area} className="mx-auto max-w-inset px-6 pt-10 pb-16 sm:pt-14">
      {isNew(page) ? (
        <>
          <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.newHeading}</h1>
          <p className="mt-3 text-16 text-ink-soft text-pretty">{wording.newText}</p>
          {newsletters.length > 0 && <NewsletterList collectionSlug={slug} newsletters={newsletters} />}
          {endedNewsletters.length > 0 && <EndedList newsletters={endedNewsletters} />}
          <NewNewsletter publication={publication} />
        </>
      ) : (
        newsletter && <EditNewsletter key={newsletter.id} publication={publication} newsletter={newsletter} />
      )}
    </div>
  )
}
