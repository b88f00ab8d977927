import { blockWording as wording } from '../../../schema/wording/blocks'
import { Button } from '../../ui/Button'
import { passFocus } from '../../ui/stand-in'
import { type BlockTarget, useBlock } from './use-block'

interface Props {
  target: BlockTarget
  /** Whether the viewer blocks them; otherwise they block the viewer. */
  isBlocking: boolean
  /** Whether there is room to say how things are. */
  hasNote: boolean
}

/** In place of the follow button: what unblocks somebody, or that they can't be followed. */
export function ApartControl({ target, isBlocking, hasNote }: Props) {
  const { unblock, isPending } = useBlock(target)
  return (
    <>
      {hasNote && (
        <p className="text-14 text-ink-soft text-pretty">
          {isBlocking ? wording.isBlocking(target.name) : wording.isBlocked(target.name)}
        </p>
      )}
      {isBlocking && (
        <Button ref={passFocus} look="quiet" size="small" isPending={isPending} onClick={unblock}>
          {wording.unblockShort}
          <span className="sr-only"> {target.name}</span>
        </Button>
      )}
    </>
  )
}
