import { blockWording as wording } from '../../../schema/wording/blocks'
import { useApp } from '../../lib/app'
import { showToast } from '../../shell/toast'
import { isDone, useChange } from '../settings/use-change'
import { BlockUser } from './block-user.generated'
import { UnblockUser } from './unblock-user.generated'

/** Somebody who can be blocked. */
export interface BlockTarget {
  id: string
  name: string
}

/**
 * Blocks a person and takes that back; each can be undone from its message. What is cached is fetched again with the
 * next page. Rule: docs/rules/blocks.md, "On the page".
 */
export function useBlock({ id, name }: BlockTarget) {
  const { queryClient } = useApp()
  const blocking = useChange(BlockUser)
  const unblocking = useChange(UnblockUser)
  const change = async (isBlocking: boolean): Promise<boolean> => {
    const { attempt } = isBlocking ? blocking : unblocking
    if (!isDone(await attempt({ targetUserId: id }))) return false
    queryClient.invalidateQueries().catch(() => {})
    showToast({
      message: isBlocking ? wording.blocked(name) : wording.unblocked(name),
      action: { label: wording.undo, onAction: () => void change(!isBlocking) },
      about: `block:${id}`,
      extraParams: { testId: isBlocking ? 'person-blocked' : 'person-unblocked' },
    })
    return true
  }
  return {
    block: () => change(true),
    unblock: () => change(false),
    isPending: blocking.isPending || unblocking.isPending,
  }
}
