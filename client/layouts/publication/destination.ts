import type { linkTo } from '../../../schema/routes/links'
import { postIdOf } from '../../../schema/routes/post-id'
import { safeWebAddress } from '../../../schema/rules/links'
import { collectionWording } from '../../../schema/wording/collection'
import type { PublicationNavigationContextQuery } from './publication-navigation-context-query.generated'

export type PublicationContext = Extract<
  PublicationNavigationContextQuery['collectionByDomainOrSlug'],
  { __typename: 'Collection' }
>
export type NavigationItem = PublicationContext['navigationItems'][number]
type Entry = Omit<NavigationItem, '__typename'>

/** An entry of a publication's navigation, ready to be shown. */
export interface Destination {
  title: string
  href: string
  isExternal: boolean
}

/** The navigation of a publication whose editors haven't set one. */
const USUAL: readonly Entry[] = [
  { destination: 'LATEST', title: collectionWording.latest, value: null },
  { destination: 'TRENDING', title: collectionWording.trending, value: null },
  { destination: 'ARCHIVE', title: collectionWording.archive, value: null },
  { destination: 'ABOUT', title: collectionWording.about, value: null },
]

/** The address of an entry, if it has a valid one. */
function hrefOf(item: Entry, collectionSlug: string, link: typeof linkTo): string | undefined {
  const { destination, value } = item
  switch (destination) {
    case 'ABOUT':
      return link('ShowCollectionAbout', { collectionSlug })
    case 'ARCHIVE':
      return link('ShowCollectionArchive', { collectionSlug })
    case 'LATEST':
      return link('ShowCollectionLatest', { collectionSlug })
    case 'TRENDING':
      return link('ShowCollectionTrending', { collectionSlug })
  }
  if (!value) return undefined
  switch (destination) {
    case 'EXTERNAL_URL':
      return safeWebAddress(value)
    case 'PAGE':
      return link('ShowCollectionSubpage', { collectionSlug, subpageSlug: value })
    case 'POST':
      return postIdOf(value) && link('ShowCollectionPost', { collectionSlug, postId: value })
    case 'SECTION':
      return link('ShowCollectionTopicHome', { collectionSlug, slugOfTag: value })
    case 'TAG_FEED':
      return link('ShowCollectionTagged', { collectionSlug, tagSlug: value })
  }
  return undefined
}

/** A publication's navigation: as its editors set it, or the usual one. */
export function destinationsOf(publication: PublicationContext, link: typeof linkTo): Destination[] {
  const { navigationItems, slug } = publication
  const items: readonly Entry[] = navigationItems.length > 0 ? navigationItems : USUAL
  return items.flatMap((item) => {
    const href = hrefOf(item, slug, link)
    return href ? [{ title: item.title, href, isExternal: item.destination === 'EXTERNAL_URL' }] : []
  })
}
