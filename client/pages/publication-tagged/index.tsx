import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { collectionWording } from '../../../schema/wording/collection'
import { FeaturePage } from '../../features/collection/feature-page.generated'
import { publicationHead } from '../../features/collection/head'
import { ListTitle } from '../../features/collection/ListTitle'
import { PublicationColumns } from '../../features/collection/PublicationColumns'
import { PublicationTagFeed } from '../../features/collection/publication-tag-feed.generated'
import { ownPublication } from '../../features/follow/own'
import { PostList } from '../../features/post/PostList'
import { expectTopic } from '../../features/tag/expect-topic'
import { mainAddress } from '../../lib/address'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'

const variablesOf = ({ params, search }: PageContext) => ({
  slug: params.collectionSlug ?? '',
  tagSlug: params.tagSlug ?? '',
  after: search.after ?? null,
})

async function loadStories(page: LoadContext): Promise<void> {
  const { tagFromSlug } = await page.query(PublicationTagFeed, variablesOf(page))
  expectTopic(page, tagFromSlug)
}

async function loadFeature(page: LoadContext, featureSlug: string): Promise<void> {
  const { slug } = variablesOf(page)
  const { collectionByDomainOrSlug: within } = await page.query(FeaturePage, { slug, featureSlug })
  if (within.__typename === 'Collection' && !within.page) throw notFound()
}

/**
 * Loads the stories; within a feature page, also that page, which must exist. Whichever fails first is the
 * only one awaited.
 */
export async function load(page: LoadContext): Promise<void> {
  const { featureSlug } = page.params
  await Promise.all([
    loadStories(page),
    featureSlug === undefined || loadFeature(page, featureSlug),
    ownPublication(page),
  ])
}

export function head(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication, tagFromSlug: tag } = page.data(
    PublicationTagFeed,
    variablesOf(page),
  )
  if (publication.__typename !== 'Collection' || !tag) return { title: '' }
  const { name, slug, stories } = publication
  const params = { collectionSlug: slug, tagSlug: tag.slug }
  return {
    ...publicationHead(page, publication, {
      title: collectionWording.taggedIn(tag.displayTitle, name),
      description: tag.description,
      // The list of these stories within a feature page has the same canonical address.
      path: linkTo('ShowCollectionTagged', params),
      next: stories.pagingInfo.next?.to,
      feed: {
        title: collectionWording.taggedIn(tag.displayTitle, name),
        href: mainAddress(page, linkTo('CollectionTaggedFeed', params)),
      },
    }),
    ...(stories.posts.length === 0 ? { robots: 'noindex' } : {}),
  }
}

/** A publication's stories with a tag, newest first. */
export function Page() {
  const { collectionByDomainOrSlug: publication, tagFromSlug: tag } = useOperation(
    PublicationTagFeed,
    variablesOf(usePage()),
  )
  if (publication.__typename !== 'Collection' || !tag) return null
  const { posts, pagingInfo } = publication.stories
  return (
    <PublicationColumns publication={publication}>
      <ListTitle title={tag.displayTitle} text={tag.description} />
      <PostList
        posts={posts}
        next={pagingInfo.next}
        empty={collectionWording.noTagged(tag.displayTitle)}
        of="collection"
      />
    </PublicationColumns>
  )
}
