import { useState } from 'react'
import { followMessages } from '../../../schema/wording/follow-messages'
import { useApp } from '../../lib/app'
import { useViewer } from '../../lib/use-viewer'
import { Button } from '../../ui/Button'
import { changeRelation } from './control/change'
import type { FollowTarget } from './target'

/** The button that unmutes in the list of what is muted, and mutes again while the list is open. */
export function MuteButton({ target, isMuting }: { target: FollowTarget; isMuting: boolean }) {
  const { queryClient, execute } = useApp()
  const viewer = useViewer()
  const [isPending, setIsPending] = useState(false)
  if (!viewer) return null
  const change = async () => {
    setIsPending(true)
    await changeRelation({ queryClient, execute, viewerId: viewer.id }, target, isMuting ? 'unmute' : 'mute')
    setIsPending(false)
  }
  return (
    <Button size="small" isPending={isPending} onClick={change}>
      {isMuting ? followMessages.unmuteShort : followMessages.muteShort}
      <span className="sr-only"> {target.name}</span>
    </Button>
  )
}
