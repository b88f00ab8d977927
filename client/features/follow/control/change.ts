import type { QueryClient } from '@tanstack/react-query'
import { followMessages } from '../../../../schema/wording/follow-messages'
import { toastWording } from '../../../../schema/wording/toasts'
import type { Execute } from '../../../lib/app'
import { mergeEntities } from '../../../lib/merge-entities'
import { showToast } from '../../../shell/toast'
import type { FollowTarget } from '../target'
import { CALLS, type Change, type Outcome } from './calls'
import { showCounts, showRelation } from './guess'

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

/** Shows a change at once; its opposite takes it back. */
function show({ queryClient, viewerId }: Changer, target: FollowTarget, change: Change): void {
  if (change === 'mute' || change === 'unmute') {
    showRelation(queryClient, target, { isMuting: change === 'mute' })
    return
  }
  const isFollowing = change === 'follow'
  showRelation(queryClient, target, { isFollowing })
  showCounts(queryClient, target, viewerId, isFollowing ? 1 : -1)
}

/** The last change of each thing: those of one thing go out one after the other. */
const last = new Map<string, Promise<unknown>>()

/** Sends a change once those before it have been answered; says whether another one has been made since. */
async function send({ execute }: Changer, { kind, id }: FollowTarget, change: Change) {
  const key = `${kind}:${id}`
  const sent = (last.get(key) ?? Promise.resolve()).then(() => CALLS[kind][change](execute, id))
  const settled = sent.catch(() => {})
  last.set(key, settled)
  const outcome: Outcome = await sent
  return { outcome, isLast: last.get(key) === settled }
}

/**
 * Follows, unfollows, mutes or unmutes something: shown at once, confirmed by the worker, and taken back if that
 * fails. A toast says what happened and offers to undo it. Rule: docs/rules/follow.md, "Undo".
 */
export async function changeRelation(changer: Changer, target: FollowTarget, change: Change): Promise<void> {
  const takeBack = (message: string) => {
    show(changer, target, OPPOSITE[change])
    showToast({ message })
  }
  show(changer, target, change)
  const answer = await send(changer, target, change).catch(() => undefined)
  if (!answer) return takeBack(toastWording.after.error)
  const { outcome, isLast } = answer
  if ('message' in outcome) {
    if (outcome.code !== 'ALREADY_EXISTS') return takeBack(outcome.message)
    // It was followed elsewhere meanwhile, and counted then.
    showCounts(changer.queryClient, target, changer.viewerId, -1)
    showToast({ message: outcome.message })
    return
  }
  // A later change of the same thing is shown already.
  if (isLast) mergeEntities(changer.queryClient, outcome)
  // Lists of what the viewer follows and mutes are asked for anew: at once where they are shown by themselves
  // (the sidebar), otherwise on the next page.
  changer.queryClient.invalidateQueries().catch(() => {})
  showToast({
    message: SAID[change](target.name),
    action: {
      label: followMessages.undo,
      onAction: () => {
        changeRelation(changer, target, OPPOSITE[change])
      },
    },
  })
}
