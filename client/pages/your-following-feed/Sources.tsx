import { followingWording } from '../../../schema/wording/following'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { RailSection } from '../../ui/RailSection'
import { TabLinks } from '../../ui/TabLinks'
import { UnreadDot } from '../../ui/UnreadDot'
import type { Kind } from './feed'
import { FollowingSources } from './following-sources.generated'

const KINDS: readonly Kind[] = ['people', 'publications', 'topics']
const wording = followingWording.feed

/** Links to the feeds of all writers, all publications and all topics that the viewer follows. */
export function KindTabs({ kind }: { kind: Kind }) {
  const link = useLink()
  return (
    <TabLinks
      label={wording.navigation}
      className="mt-6"
      tabs={KINDS.map((entityName) => ({
        href: link('YourFollowingFeed', { entityName }),
        text: followingWording.tabs[entityName],
        isCurrent: entityName === kind,
      }))}
    />
  )
}

interface Source {
  id: string
  name: string
  imageId?: string | null | undefined
  isSquare?: boolean
  hasUnread?: boolean
}

/** What the viewer follows of a kind. */
export function useSources(kind: Kind): Source[] {
  const { viewer } = useOperation(FollowingSources, {})
  if (!viewer) return []
  if (kind === 'topics')
    return viewer.followedTags.tags.map(({ slug, displayTitle }) => ({ id: slug, name: displayTitle }))
  return viewer.viewerEdge.followedEntitiesConnection.edges.flatMap(
    ({ hasUnread, node: { entity } }): Source[] => {
      if (kind === 'people' && entity.__typename === 'User')
        return [{ id: entity.id, name: entity.name, imageId: entity.imageId, hasUnread }]
      if (kind === 'publications' && entity.__typename === 'Collection')
        return [{ id: entity.id, name: entity.name, imageId: entity.avatar?.id, isSquare: true, hasUnread }]
      return []
    },
  )
}

/** The feeds of single writers, publications or topics; a dot marks those with something new. */
export function Sources({ kind, current }: { kind: Kind; current: string | undefined }) {
  const link = useLink()
  const sources = useSources(kind)
  return (
    <RailSection
      title={followingWording.tabs[kind]}
      more={{ href: link('YourFollowingEntity', { entityName: kind }), text: wording.manage }}
    >
      <nav aria-label={followingWording.tabs[kind]}>
        <ul className="mt-2">
          {sources.map(({ id, name, imageId, isSquare = false, hasUnread = false }) => (
            <li key={id}>
              <AppLink
                href={link('YourFollowingFeedEntity', { entityName: kind, entityId: id })}
                aria-current={id === current ? 'page' : undefined}
                className="flex min-h-11 items-center gap-3 py-1 text-14 hover:underline aria-[current]:font-semibold"
              >
                {kind !== 'topics' && <Avatar imageId={imageId} name={name} size="XXS" square={isSquare} />}
                <span className="min-w-0 flex-1 truncate">{name}</span>
                {hasUnread && id !== current && <UnreadDot label={wording.unread} />}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </RailSection>
  )
}
