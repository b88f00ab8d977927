import { linkTo } from '../../../schema/routes/links'
import { ownOrigin } from '../../../schema/routes/own-origin'
import { faviconUrl, imageUrl, socialCardUrl, touchIconUrl } from '../../../schema/rules/images'
import { collectionCard } from '../../../schema/rules/images/card'
import { atCursor, listAddress, mainAddress } from '../../lib/address'
import type { PageContext, PageHead } from '../../lib/page'
import type { PublicationCardFragment } from './publication-card.generated'

/** What distinguishes the pages of a publication. */
interface Differs {
  title: string
  description?: string | undefined
  /** The page's path on the main host. */
  path: string
  /** The cursor of the next page. */
  next?: string | undefined
  feed?: { title: string; href: string }
}

/**
 * The canonical address of a publication's page: on its own domain if that is live, otherwise on the main
 * host.
 */
export function publicationAddress(
  page: PageContext,
  { domain }: Pick<PublicationCardFragment, 'domain'>,
  path: string,
  after?: string,
): string {
  const main = page.state.config.mainOrigin
  if (domain === null) return listAddress(page, path, after)
  // The domain stands for the first segment, which is the publication's.
  const rest = path.replace(/^\/[^/?]+/, '')
  const own = rest.startsWith('/') ? rest : `/${rest}`
  return atCursor(ownOrigin(domain, main) + own, after ?? page.search.after)
}

/** A publication as a schema.org object. */
export const organization = (page: PageContext, publication: PublicationCardFragment): object => ({
  '@type': 'Organization',
  '@id': mainAddress(page, linkTo('ShowCollection', { collectionSlug: publication.slug })),
  name: publication.name,
  description: publication.tagline || publication.description,
  url: publicationAddress(
    page,
    publication,
    linkTo('ShowCollection', { collectionSlug: publication.slug }),
    '',
  ),
  ...(publication.avatar
    ? {
        logo: mainAddress(
          page,
          imageUrl(publication.avatar.id, { strategy: 'crop', width: 256, height: 256, webp: false }),
        ),
      }
    : {}),
})

const iconOf = (imageId: string) => ({ tab: faviconUrl(imageId), touch: touchIconUrl(imageId) })

/** The head of a publication's pages, each with its own title and address. */
export function publicationHead(
  page: PageContext,
  publication: PublicationCardFragment,
  { title, description, path, next, feed }: Differs,
): PageHead {
  const { id, avatar, favicon, slug, name, tagline } = publication
  return {
    title,
    description: description || publication.description || publication.tagline || name,
    canonical: publicationAddress(page, publication, path),
    ...(favicon ? { icon: iconOf(favicon.id) } : {}),
    // Read only by machines, which take it from the document.
    ...(__BROWSER__
      ? {}
      : {
          image: mainAddress(
            page,
            socialCardUrl({ kind: 'collection', id }, collectionCard(name, tagline, avatar?.id ?? null)),
          ),
          ...(path === linkTo('ShowCollection', { collectionSlug: slug })
            ? { embed: mainAddress(page, path) }
            : {}),
        }),
    feed: feed ?? {
      title: name,
      href: mainAddress(page, linkTo('CollectionFeed', { collectionSlug: slug })),
    },
    ...(next ? { next: publicationAddress(page, publication, path, next) } : {}),
  }
}
