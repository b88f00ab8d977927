import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { FIRST_NEWSLETTER } from '../../../schema/rules/newsletters'
import { newsletterWording as wording } from '../../../schema/wording/newsletter'
import { publicationHead } from '../../features/collection/head'
import { Archive } from '../../features/newsletter/Archive'
import { ManageLinks } from '../../features/newsletter/ManageLinks'
import { NewsletterIntro } from '../../features/newsletter/NewsletterIntro'
import { SubscribeForm } from '../../features/newsletter/SubscribeForm'
import { loadRecommended, recommended } from '../../features/recommendation/load-recommended'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { ShownPart } from '../../lib/ShownPart'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { OwnPart } from '../../shell/themed/OwnPart'
import { Others } from './Others'
import { PublicationNewsletter } from './publication-newsletter.generated'

const variablesOf = ({ params, search }: PageContext) => ({
  slug: params.collectionSlug ?? '',
  newsletterSlug: params.newsletterSlug ?? FIRST_NEWSLETTER,
  after: search.after ?? null,
})

export async function load(page: LoadContext): Promise<void> {
  const { collectionByDomainOrSlug: publication } = await page.query(PublicationNewsletter, variablesOf(page))
  if (publication.__typename !== 'Collection') return
  if (!publication.newsletterBySlug) throw notFound()
  await loadRecommended(page, publication.newsletterBySlug.id)
}

export function head(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(PublicationNewsletter, variablesOf(page))
  if (publication.__typename !== 'Collection' || !publication.newsletterBySlug) return { title: '' }
  const { name, slug, newsletterBySlug: newsletter } = publication
  const isFirst = newsletter.slug === FIRST_NEWSLETTER
  return publicationHead(page, publication, {
    title: wording.title(newsletter.name),
    description: newsletter.description || wording.ofPublication(name),
    // The first one has two addresses.
    path: isFirst
      ? linkTo('CollectionNewsletter', { collectionSlug: slug })
      : linkTo('CollectionNewsletterBySlug', { collectionSlug: slug, newsletterSlug: newsletter.slug }),
    next: newsletter.archive.pagingInfo.next?.to,
  })
}

/** Where readers subscribe to a publication's newsletter, and see what it has sent. Rule: docs/rules/newsletters.md, "Forms". */
export function Page() {
  const page = usePage()
  const { collectionByDomainOrSlug: publication } = useOperation(PublicationNewsletter, variablesOf(page))
  const link = useLink()
  if (publication.__typename !== 'Collection' || !publication.newsletterBySlug) return null
  const { name, slug, description, tagline, newsletterBySlug: newsletter, newsletters } = publication
  const { id, viewerEdge } = newsletter
  const isFirst = newsletter.slug === FIRST_NEWSLETTER
  const params = { collectionSlug: slug, newsletterSlug: newsletter.slug }
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-16 sm:pt-14">
      <OwnPart>
        <NewsletterIntro
          newsletter={newsletter}
          otherwise={(isFirst && (tagline || description)) || wording.ofPublication(name)}
        />
      </OwnPart>
      <div className="mt-8 max-w-[30rem]">
        <SubscribeForm
          newsletterId={id}
          name={newsletter.name}
          source="page"
          path={page.pathname}
          onward={(email) => (
            <ShownPart part={recommended} props={{ newsletter, path: page.pathname, email }} />
          )}
        />
      </div>
      {viewerEdge.canSend && (
        <ManageLinks newsletterId={id} settings={link('CollectionNewsletterSettings', params)} />
      )}
      <Archive archive={newsletter.archive} />
      <Others publication={{ name, slug }} newsletters={newsletters.filter((other) => other.id !== id)} />
    </div>
  )
}
