import { linkTo } from '../../../schema/routes/links'
import { collectionWording } from '../../../schema/wording/collection'
import { FeaturedStories } from '../../features/collection/FeaturedStories'
import { organization, publicationHead } from '../../features/collection/head'
import { PublicationColumns } from '../../features/collection/PublicationColumns'
import { ownPublication } from '../../features/follow/own'
import { PublicationSubscription } from '../../features/newsletter/subscribe-field/publication-subscription.generated'
import { PostList } from '../../features/post/PostList'
import { lazily } from '../../lib/lazily'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { ShownPart } from '../../lib/ShownPart'
import { usePage } from '../../lib/use-page'
import { PublicationProfile } from './publication-profile.generated'

/** How many stories the editors' choice shows. */
const FEATURED = 3

const variablesOf = (page: PageContext) => ({
  slug: page.params.collectionSlug ?? '',
  after: page.search.after ?? null,
  // Further pages only contain the list.
  withoutFeatured: page.search.after ? 0 : FEATURED,
})

/** Where readers subscribe, if the newsletter is used. */
const subscribeField = lazily(() =>
  import('../../features/newsletter/subscribe-field').then(({ SubscribeField }) => SubscribeField),
)

async function loadPublication(page: LoadContext): Promise<void> {
  const [{ collectionByDomainOrSlug: publication }] = await Promise.all([
    page.query(PublicationProfile, variablesOf(page)),
    __BROWSER__ ? undefined : page.own(PublicationSubscription, { slug: page.params.collectionSlug ?? '' }),
  ])
  if (publication.__typename === 'Collection' && publication.newsletter?.isUsed)
    await page.part(subscribeField)
}

export const load = (page: LoadContext) => Promise.all([loadPublication(page), ownPublication(page)])

export function head(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(PublicationProfile, variablesOf(page))
  if (publication.__typename !== 'Collection') return { title: '' }
  const { name, tagline, slug, stories, newsletter } = publication
  return {
    ...publicationHead(page, publication, {
      title: tagline ? `${name}: ${tagline}` : name,
      path: linkTo('ShowCollection', { collectionSlug: slug }),
      next: stories.pagingInfo.next?.to,
    }),
    ...(newsletter?.isUsed ? { parts: ['subscribe-field'] } : {}),
    jsonLd: { '@context': 'https://schema.org', ...organization(page, publication) },
  }
}

/** A publication's home: its editors' choice, its latest stories, and its description. */
export function Page() {
  const page = usePage()
  const { collectionByDomainOrSlug: publication } = useOperation(PublicationProfile, variablesOf(page))
  if (publication.__typename !== 'Collection') return null
  const { stories, newsletter } = publication
  return (
    <>
      {page.search.after ? null : <FeaturedStories posts={publication.featured} />}
      <PublicationColumns
        publication={publication}
        field={
          newsletter?.isUsed && (
            <ShownPart part={subscribeField} props={{ newsletter, collection: publication }} />
          )
        }
      >
        <section aria-labelledby="latest" className="pt-12">
          <h2
            id="latest"
            className="flex min-h-11 items-center border-b border-line font-serif text-20 font-semibold"
          >
            {page.search.after ? collectionWording.olderStories : collectionWording.latestStories}
          </h2>
          <PostList
            posts={stories.posts}
            next={stories.pagingInfo.next}
            empty={collectionWording.noStories}
            level={3}
            of="collection"
          />
        </section>
      </PublicationColumns>
    </>
  )
}
