import { feedWording } from '../../../schema/wording/feed'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import type { FeedItem } from './use-feed-items'

type Reason = NonNullable<FeedItem['reason']>

/** The name and the address of what the reader follows. */
function useFollowed({ tag, user, collection }: Reason): { name: string; href: string } | undefined {
  const link = useLink()
  if (tag) return { name: tag.displayTitle, href: link('ShowTag', { tagSlug: tag.slug }) }
  if (user) return { name: user.name, href: link('ShowUser', { username: user.username }) }
  if (collection)
    return { name: collection.name, href: link('ShowCollection', { collectionSlug: collection.slug }) }
  return undefined
}

/** Why a story is in the feed. */
export function ReasonLine({ reason }: { reason: Reason }) {
  const { productName } = usePage().state.config
  const followed = useFollowed(reason)
  return (
    <p className="mb-2 text-13 text-ink-soft">
      {followed
        ? feedWording.because(
            <AppLink key="link" href={followed.href} className="text-ink underline underline-offset-4">
              {followed.name}
            </AppLink>,
          )
        : feedWording.popular(productName)}
    </p>
  )
}
