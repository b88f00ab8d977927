import type { PublicationNavigationContextQuery } from '../../../schema/generated/operations'
import type { linkTo } from '../../../schema/routes/links'
import { postIdOf } from '../../../schema/routes/params'
import { safeWebAddress } from '../../../schema/rules/links'
import { collectionWording } from '../../../schema/wording/collections'

export type PublicationContext = Extract<
  PublicationNavigationContextQuery['collectionByDomainOrSlug'],
  { __typename: 'Collection' }
>
export type NavigationItem = PublicationContext['navigationItems'][number]

/** An entry of a publication's navigation, ready to be shown. */
export interface Destination {
  title: string
  href: string
  isExternal: boolean
}

/** What a publication shows that hasn't chosen its navigation. */
const USUAL: readonly NavigationItem[] = [
  { destination: 'latest', title: collectionWording.latest, value: null },
  { destination: 'trending', title: collectionWording.trending, value: null },
  { destination: 'archive', title: collectionWording.archive, value: null },
  { destination: 'about', title: collectionWording.about, value: null },
]

/** The address of an entry; nothing for one that leads nowhere. */
function hrefOf(item: NavigationItem, collectionSlug: string, link: typeof linkTo): string | undefined {
  const { destination, value } = item
  switch (destination) {
    case 'about':
      return link('ShowCollectionAbout', { collectionSlug })
    case 'archive':
      return link('ShowCollectionArchive', { collectionSlug })
    case 'latest':
      return link('ShowCollectionLatest', { collectionSlug })
    case 'trending':
      return link('ShowCollectionTrending', { collectionSlug })
  }
  if (!value) return undefined
  switch (destination) {
    case 'external url':
      return safeWebAddress(value)
    case 'page':
      return link('ShowCollectionSubpage', { collectionSlug, subpageSlug: value })
    case 'post':
      return postIdOf(value) && link('ShowCollectionPost', { collectionSlug, postId: value })
    case 'section':
      return link('ShowCollectionTopicHome', { collectionSlug, topicSlug: value })
    case 'tag feed':
      return link('ShowCollectionTagged', { collectionSlug, tagSlug: value })
  }
  return undefined
}

/** A publication's navigation: what its editors chose, or the usual. */
export function destinationsOf(publication: PublicationContext, link: typeof linkTo): Destination[] {
  const { navigationItems, slug } = publication
  const items = navigationItems.length > 0 ? navigationItems : USUAL
  return items.flatMap((item) => {
    const href = hrefOf(item, slug, link)
    return href ? [{ title: item.title, href, isExternal: item.destination === 'external url' }] : []
  })
}
