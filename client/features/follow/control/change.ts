import type { QueryClient } from '@tanstack/react-query'
import { followMessages } from '../../../../schema/wording/follow-messages'
import { toastWording } from '../../../../schema/wording/toasts'
import type { Execute } from '../../../lib/app'
import { mergeEntities } from '../../../lib/merge-entities'
import { operationQuery } from '../../../lib/query'
import { executeOnline } from '../../../shell/once-online'
import { FollowedInSidebar } from '../../../shell/sidebar/followed-in-sidebar.generated'
import { showError, showToast, withdrawToast } from '../../../shell/toast'
import type { FollowTarget, Relation } from '../target'
import { CALLS, type Change, type Outcome } from './calls'
import { cachedRelation, showCounts, showRelation } from './guess'

/** What a change needs of the app, and who makes it. */
export interface Changer {
  queryClient: QueryClient
  execute: Execute
  viewerId: string
}

const OPPOSITE = { follow: 'unfollow', unfollow: 'follow', mute: 'unmute', unmute: 'mute' } as const
const SAID = {
  follow: followMessages.followed,
  unfollow: followMessages.unfollowed,
  mute: followMessages.muted,
  unmute: followMessages.unmuted,
} as const

/** What a change makes of a relation. */
const RESULT = {
  follow: { isFollowing: true },
  unfollow: { isFollowing: false },
  mute: { isMuting: true },
  unmute: { isMuting: false },
} as const satisfies Record<Change, Partial<Relation>>

/** One thing's changes: they go out one after the other. */
interface Changes {
  /** What they are known by. */
  key: string
  last: Promise<unknown>
  shown: Relation
  /** As the worker last confirmed it: what a failure leads back to. */
  confirmed: Relation
}

/** By thing, while one of its changes is on the way. */
const underway = new Map<string, Changes>()

/** The changes of a thing; before the first one, its relation is as the cache has it. */
function changesOf({ queryClient }: Changer, target: FollowTarget, change: Change): Changes {
  const key = `${target.kind}:${target.id}`
  const known = underway.get(key)
  if (known) return known
  const before = { isFollowing: change === 'unfollow', isMuting: change === 'unmute' }
  const confirmed = cachedRelation(queryClient, target) ?? before
  const changes = { key, last: Promise.resolve(), shown: confirmed, confirmed }
  underway.set(key, changes)
  return changes
}

/** Shows a relation, and the counts that it makes a difference to. */
function show(
  { queryClient, viewerId }: Changer,
  target: FollowTarget,
  changes: Changes,
  to: Partial<Relation>,
) {
  const before = changes.shown
  changes.shown = { ...before, ...to }
  const { isFollowing, isMuting } = changes.shown
  showRelation(queryClient, target, { isFollowing, isMuting })
  if (isFollowing !== before.isFollowing) showCounts(queryClient, target, viewerId, isFollowing ? 1 : -1)
}

/** The relation that the worker's answer tells. */
const toldBy = (outcome: Outcome): Partial<Relation> => {
  const { viewerEdge } = outcome as { viewerEdge?: Relation }
  return viewerEdge ? { isFollowing: viewerEdge.isFollowing, isMuting: viewerEdge.isMuting } : {}
}

/**
 * Fetches lists of what the viewer follows and mutes again: the sidebar's at once, since it may be open, the others
 * with the next page.
 */
function renewLists({ queryClient, execute }: Changer): void {
  queryClient.invalidateQueries().catch(() => {})
  const sidebar = operationQuery(execute, FollowedInSidebar, {})
  if (queryClient.getQueryData(sidebar.queryKey)) queryClient.fetchQuery(sidebar).catch(() => {})
}

/**
 * Follows, unfollows, mutes or unmutes something: shown at once, confirmed by the worker, and taken back if that
 * fails. A toast says what happened and offers to undo it. Rule: docs/rules/follow.md, "Undo".
 */
export async function changeRelation(changer: Changer, target: FollowTarget, change: Change): Promise<void> {
  const { queryClient, execute, viewerId } = changer
  const { kind, id, name } = target
  const changes = changesOf(changer, target, change)
  show(changer, target, changes, RESULT[change])
  // A change and its opposite have one subject, so that the later toast replaces the earlier one. Following and muting
  // have separate subjects.
  const about = `${change.replace('un', '')}:${changes.key}`
  withdrawToast(about)
  const answer = CALLS[kind][change](executeOnline(execute, changes.last), id).catch(() => undefined)
  changes.last = answer
  const outcome = await answer
  const isDone = outcome !== undefined && !('message' in outcome)
  const isKnown = outcome !== undefined && 'code' in outcome && outcome.code === 'ALREADY_EXISTS'
  if (isDone || isKnown) changes.confirmed = { ...changes.confirmed, ...RESULT[change], ...toldBy(outcome) }
  // It was followed elsewhere meanwhile, and counted then.
  if (isKnown) showCounts(queryClient, target, viewerId, -1)
  // Otherwise a later change of the same thing is shown already.
  const isLast = changes.last === answer
  if (isLast) {
    underway.delete(changes.key)
    show(changer, target, changes, changes.confirmed)
  }
  if (!isDone) {
    const message = outcome && 'message' in outcome ? outcome.message : toastWording.after.error
    showError(message)
    return
  }
  if (!isLast) return
  mergeEntities(queryClient, outcome)
  renewLists(changer)
  showToast({
    message: SAID[change](name),
    action: {
      label: followMessages.undo,
      onAction: () => {
        changeRelation(changer, target, OPPOSITE[change])
      },
    },
    about,
  })
}
