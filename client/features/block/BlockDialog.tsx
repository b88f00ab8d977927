import { blockWording as wording } from '../../../schema/wording/blocks'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { type BlockTarget, useBlock } from './use-block'

interface Props {
  target: BlockTarget
  /** Called once they are blocked. */
  onBlocked?: (() => void) | undefined
  onClosed: () => void
}

/** Says what blocking somebody does, and asks. */
export function BlockDialog({ target, onBlocked, onClosed }: Props) {
  const { block } = useBlock(target)
  const { ask } = wording
  return (
    <ConfirmDialog
      title={ask.title(target.name)}
      confirm={wording.blockShort}
      pendingText={ask.pending}
      cancel={ask.cancel}
      close={ask.close}
      isDanger
      onConfirm={async () => {
        const isBlocked = await block()
        if (isBlocked) onBlocked?.()
        return isBlocked
      }}
      onClosed={onClosed}
    >
      <ul className="flex flex-col gap-4 text-16 text-pretty">
        {ask.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="text-14 text-ink-soft text-pretty">{ask.note}</p>
    </ConfirmDialog>
  )
}
