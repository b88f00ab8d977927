import { useEffect } from 'react'
import { FOLLOW_WISH_COOKIE, followWish } from '../../../../schema/rules/follow-wish'
import { cookieOf } from '../../../../schema/rules/session'
import { useApp } from '../../../lib/app'
import { removeCookie } from '../../../lib/remove-cookie'
import type { FollowTarget, Relation } from '../target'
import { changeRelation } from './change'

/**
 * Follows the topic that the viewer wanted to follow when they were asked to sign in, once they are back on its page.
 * People and publications are followed on the way there (worker/endpoints/helpers/subscribe.ts); topics have no such
 * address. Rule: docs/rules/follow.md, "Visitors".
 */
export function useTopicWish(target: FollowTarget, relation: Relation | undefined, viewerId: string): void {
  const { queryClient, execute } = useApp()
  const { kind, id, name } = target
  const isFollowing = relation?.isFollowing
  useEffect(() => {
    if (kind !== 'tag' || isFollowing === undefined) return
    if (cookieOf(document.cookie, FOLLOW_WISH_COOKIE) !== followWish(kind, id)) return
    removeCookie(FOLLOW_WISH_COOKIE, { isSecure: true })
    if (!isFollowing) changeRelation({ queryClient, execute, viewerId }, { kind, id, name }, 'follow')
  }, [queryClient, execute, viewerId, kind, id, name, isFollowing])
}
