import { linkTo } from '../../../schema/routes/links'
import { collectionWording } from '../../../schema/wording/collection'
import { publicationHead } from '../../features/collection/head'
import { ListTitle } from '../../features/collection/ListTitle'
import { PostList } from '../../features/post/PostList'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { PublicationFeatured } from './publication-featured.generated'

const variablesOf = (page: PageContext) => ({ slug: page.params.collectionSlug ?? '' })

export const loadFeatured = (page: LoadContext) => page.query(PublicationFeatured, variablesOf(page))

export function featuredHead(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(PublicationFeatured, variablesOf(page))
  if (publication.__typename !== 'Collection') return { title: '' }
  return publicationHead(page, publication, {
    title: collectionWording.featuredOf(publication.name),
    path: linkTo('ShowCollectionFeatured', { collectionSlug: publication.slug }),
  })
}

/** The stories that a publication's editors chose, newest choice first. */
export function FeaturedStories() {
  const { collectionByDomainOrSlug: publication } = useOperation(PublicationFeatured, variablesOf(usePage()))
  if (publication.__typename !== 'Collection') return null
  return (
    <div className="mx-auto max-w-inset px-6">
      <ListTitle title={collectionWording.featured} text={collectionWording.featuredText} />
      <PostList posts={publication.featuredPosts} empty={collectionWording.noFeatured} of="collection" />
    </div>
  )
}
