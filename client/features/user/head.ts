import { linkTo } from '../../../schema/routes/links'
import { imageUrl, socialCardUrl } from '../../../schema/rules/images'
import { userCard } from '../../../schema/rules/images/card'
import { userWording } from '../../../schema/wording/user'
import { listAddress, mainAddress } from '../../lib/address'
import type { PageContext, PageHead } from '../../lib/page'
import type { PersonFragment } from './person.generated'

interface Differs {
  title: string
  /** The page's path on the main host. */
  path: string
  /** The cursor of the next page. */
  next?: string | undefined
}

/** A person as a schema.org object. */
function person(page: PageContext, user: PersonFragment): object {
  const { username, name, bio, imageId, socialStats } = user
  return {
    '@type': 'Person',
    name,
    alternateName: userWording.handle(username),
    identifier: username,
    url: mainAddress(page, linkTo('ShowUser', { username })),
    ...(bio ? { description: bio } : {}),
    ...(imageId
      ? {
          image: mainAddress(
            page,
            imageUrl(imageId, { strategy: 'crop', width: 256, height: 256, webp: false }),
          ),
        }
      : {}),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/FollowAction',
      userInteractionCount: socialStats.followerCount,
    },
  }
}

/** The head of a person's pages, each with its own title and address. */
export function personHead(
  page: PageContext,
  user: PersonFragment,
  { title, path, next }: Differs,
): PageHead {
  const { id, username, name, bio, imageId, isSuspended } = user
  if (isSuspended) return { title, canonical: listAddress(page, path), robots: 'noindex' }
  return {
    title,
    description: bio || userWording.storiesBy(name),
    canonical: listAddress(page, path),
    type: 'profile',
    properties: [['profile:username', username]],
    // Read only by machines, which take it from the document.
    ...(__BROWSER__
      ? {}
      : {
          image: mainAddress(page, socialCardUrl({ kind: 'user', id }, userCard(name, username, imageId))),
          ...(path === linkTo('ShowUser', { username }) ? { embed: mainAddress(page, path) } : {}),
        }),
    feed: { title: userWording.feed(name), href: mainAddress(page, linkTo('UserFeed', { username })) },
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      mainEntity: person(page, user),
    },
    ...(next ? { next: listAddress(page, path, next) } : {}),
  }
}
