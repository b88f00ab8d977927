import { linkTo } from '../../../schema/routes/links'
import { collectionWording } from '../../../schema/wording/collection'
import { publicationHead } from '../../features/collection/head'
import { ListTitle } from '../../features/collection/ListTitle'
import { PublicationColumns } from '../../features/collection/PublicationColumns'
import { PublicationLatest } from '../../features/collection/publication-latest.generated'
import { ownPublication } from '../../features/follow/own'
import { PostList } from '../../features/post/PostList'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'

const variablesOf = (page: PageContext) => ({
  slug: page.params.collectionSlug ?? '',
  after: page.search.after ?? null,
})

export const load = (page: LoadContext) =>
  Promise.all([page.query(PublicationLatest, variablesOf(page)), ownPublication(page)])

export function head(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(PublicationLatest, variablesOf(page))
  if (publication.__typename !== 'Collection') return { title: '' }
  return publicationHead(page, publication, {
    title: collectionWording.latestOf(publication.name),
    path: linkTo('ShowCollectionLatest', { collectionSlug: publication.slug }),
    next: publication.stories.pagingInfo.next?.to,
  })
}

/** A publication's stories, newest first. */
export function Page() {
  const { collectionByDomainOrSlug: publication } = useOperation(PublicationLatest, variablesOf(usePage()))
  if (publication.__typename !== 'Collection') return null
  const { posts, pagingInfo } = publication.stories
  return (
    <PublicationColumns publication={publication}>
      <ListTitle title={collectionWording.latest} text={collectionWording.latestText} />
      <PostList posts={posts} next={pagingInfo.next} empty={collectionWording.noStories} of="collection" />
    </PublicationColumns>
  )
}
