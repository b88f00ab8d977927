import type { FollowedInSidebarQuery } from './followed-in-sidebar.generated'

/** Whether anybody the viewer follows has published since the viewer last opened the sidebar. */
export function hasUnreadStories(data: FollowedInSidebarQuery | undefined): boolean {
  const edge = data?.viewer?.viewerEdge
  if (!edge) return false
  const seenAt = edge.iconViewedAt ?? 0
  return edge.followedEntitiesConnection.edges.some(
    ({ hasUnread, lastPublishedAt }) => hasUnread && (lastPublishedAt ?? 0) > seenAt,
  )
}
