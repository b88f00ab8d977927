import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { collectionWording } from '../../../schema/wording/collection'
import { FeaturePage } from '../../features/collection/feature-page.generated'
import { publicationHead } from '../../features/collection/head'
import { ListTitle } from '../../features/collection/ListTitle'
import { PublicationTagFeed } from '../../features/collection/publication-tag-feed.generated'
import { PostList } from '../../features/post/PostList'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'

const variablesOf = ({ params }: PageContext) => ({
  slug: params.collectionSlug ?? '',
  featureSlug: params.slugOfTag ?? '',
})
const feedVariables = (page: PageContext, tagSlug: string) => ({
  slug: page.params.collectionSlug ?? '',
  tagSlug,
  after: page.search.after ?? null,
})

/**
 * Loads a feature page and its stories. The page's slug is nearly always the slug of its tag, so both are
 * requested at the same time; only a page with another tag costs a second request.
 */
export async function loadFeature(page: LoadContext): Promise<void> {
  const { slug, featureSlug } = variablesOf(page)
  const loadTagSlug = async (): Promise<string | null> => {
    const { collectionByDomainOrSlug: publication } = await page.query(FeaturePage, { slug, featureSlug })
    if (publication.__typename !== 'Collection') return null
    // The 404 page needn't wait for the stories.
    if (!publication.page) throw notFound()
    return publication.page.tagSlug
  }
  const [tagSlug] = await Promise.all([
    loadTagSlug(),
    page.query(PublicationTagFeed, feedVariables(page, featureSlug)),
  ])
  if (tagSlug && tagSlug !== featureSlug) await page.query(PublicationTagFeed, feedVariables(page, tagSlug))
}

export function featureHead(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: owner } = page.data(FeaturePage, variablesOf(page))
  if (owner.__typename !== 'Collection' || !owner.page) return { title: '' }
  const { slug: slugOfTag, title, description, tagSlug } = owner.page
  const variables = feedVariables(page, tagSlug || slugOfTag)
  const { collectionByDomainOrSlug: publication } = page.data(PublicationTagFeed, variables)
  if (publication.__typename !== 'Collection') return { title: '' }
  return publicationHead(page, publication, {
    title: collectionWording.subpageOf(title, publication.name),
    description,
    path: linkTo('ShowCollectionTopicHome', { collectionSlug: publication.slug, slugOfTag }),
    next: publication.stories.pagingInfo.next?.to,
  })
}

function Stories({ tagSlug, title }: { tagSlug: string; title: string }) {
  const { collectionByDomainOrSlug: publication } = useOperation(
    PublicationTagFeed,
    feedVariables(usePage(), tagSlug),
  )
  if (publication.__typename !== 'Collection') return null
  const { posts, pagingInfo } = publication.stories
  return (
    <PostList
      posts={posts}
      next={pagingInfo.next}
      empty={collectionWording.noTagged(title)}
      of="collection"
    />
  )
}

/** A publication's page for a topic: its description, and its stories. */
export function FeatureHome() {
  const { collectionByDomainOrSlug: publication } = useOperation(FeaturePage, variablesOf(usePage()))
  if (publication.__typename !== 'Collection' || !publication.page) return null
  const { title, description, tagSlug, slug } = publication.page
  return (
    <div className="mx-auto max-w-inset px-6">
      <ListTitle title={title} text={description} />
      <Stories tagSlug={tagSlug || slug} title={title} />
    </div>
  )
}
