import { sidebarWording } from '../../../schema/wording/sidebar'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { UnreadDot } from '../../ui/UnreadDot'
import type { FollowedInSidebarQuery } from './followed-in-sidebar.generated'

type Edge = NonNullable<
  FollowedInSidebarQuery['viewer']
>['viewerEdge']['followedEntitiesConnection']['edges'][number]

interface Props {
  entity: Edge['node']['entity']
  hasUnread: boolean
  onFollow: () => void
}

/** Somebody or a publication that the viewer follows. It leads to their feed, or while there is none to their page. */
export function FollowedEntry({ entity, hasUnread, onFollow }: Props) {
  const canLink = useCanLink()
  const link = useLink()
  const isPerson = entity.__typename === 'User'
  const page = isPerson
    ? link('ShowUser', { username: entity.username })
    : link('ShowCollection', { collectionSlug: entity.slug })
  const href = canLink('YourFollowingFeedEntity')
    ? link('YourFollowingFeedEntity', {
        entityName: isPerson ? 'people' : 'publications',
        entityId: entity.id,
      })
    : page
  return (
    <AppLink
      href={href}
      onClick={onFollow}
      className="flex min-h-11 items-center gap-3 px-6 text-14 text-ink-soft focus-visible:-outline-offset-2 hover:text-ink"
    >
      <Avatar
        imageId={isPerson ? entity.imageId : entity.avatar?.id}
        name={entity.name}
        size="XXXS"
        square={!isPerson}
      />
      <span className="min-w-0 flex-1 truncate">{entity.name}</span>
      {hasUnread && <UnreadDot label={sidebarWording.following.unread} />}
    </AppLink>
  )
}
