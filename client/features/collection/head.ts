import { linkTo } from '../../../schema/routes/links'
import { imageUrl } from '../../../schema/rules/images'
import { SOCIAL_CARD_SIZE } from '../../../schema/rules/images/sizes'
import { collectionWording } from '../../../schema/wording/collection'
import { listAddress, mainAddress } from '../../lib/address'
import type { PageContext, PageHead } from '../../lib/page'
import type { PublicationCardFragment } from './publication-card.generated'

/** What the pages of a publication differ in. */
interface Differs {
  title: string
  description?: string | undefined
  /** The page's path on the main host. */
  path: string
  /** The cursor of the page after this one. */
  next?: string | undefined
  feed?: { title: string; href: string }
}

/** A publication as schema.org has it. */
export const organization = (page: PageContext, publication: PublicationCardFragment): object => ({
  '@type': 'Organization',
  '@id': mainAddress(page, linkTo('ShowCollection', { collectionSlug: publication.slug })),
  name: publication.name,
  description: publication.tagline || publication.description,
  url: mainAddress(page, linkTo('ShowCollection', { collectionSlug: publication.slug })),
  ...(publication.avatar
    ? {
        logo: mainAddress(
          page,
          imageUrl(publication.avatar.id, { strategy: 'crop', width: 256, height: 256, webp: false }),
        ),
      }
    : {}),
})

/** The head that all pages of a publication have, each with its own title and address. */
export function publicationHead(
  page: PageContext,
  publication: PublicationCardFragment,
  { title, description, path, next, feed }: Differs,
): PageHead {
  const { avatar, slug, name } = publication
  const card = { strategy: 'letterbox', ...SOCIAL_CARD_SIZE, webp: false } as const
  return {
    title,
    description: description || publication.description || publication.tagline || name,
    canonical: listAddress(page, path),
    ...(avatar ? { image: mainAddress(page, imageUrl(avatar.id, card)) } : {}),
    feed: feed ?? {
      title: collectionWording.feed(name),
      href: mainAddress(page, linkTo('CollectionFeed', { collectionSlug: slug })),
    },
    ...(next ? { next: listAddress(page, path, next) } : {}),
  }
}
