import { useEffect } from 'react'
import { pendingFollow } from '../../../../schema/rules/pending-actions'
import { useApp } from '../../../lib/app'
import { takePendingAction } from '../../../lib/take-pending-action'
import type { FollowTarget, Relation } from '../target'
import { changeRelation } from './change'

/**
 * Follows the topic that the viewer wanted to follow when they were asked to sign in, once they are back on its page.
 * People and publications are followed on the way there (worker/endpoints/helpers/subscribe.ts); topics have no such
 * address. Rule: docs/rules/follow.md, "Visitors".
 */
export function usePendingTopicFollow(
  target: FollowTarget,
  relation: Relation | undefined,
  viewerId: string,
): void {
  const { queryClient, execute } = useApp()
  const { kind, id, name } = target
  const isFollowing = relation?.isFollowing
  useEffect(() => {
    if (kind !== 'tag' || isFollowing === undefined) return
    if (!takePendingAction('follow', pendingFollow(kind, id))) return
    if (!isFollowing) changeRelation({ queryClient, execute, viewerId }, { kind, id, name }, 'follow')
  }, [queryClient, execute, viewerId, kind, id, name, isFollowing])
}
