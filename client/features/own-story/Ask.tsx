import { yourStoriesWording } from '../../../schema/wording/your-stories'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'

const { ask } = yourStoriesWording

interface Props {
  title: string
  text: string
  confirm: string
  onConfirm: () => Promise<boolean>
  onClosed: () => void
}

/** Asks before readers lose a story, or its writer does. */
export function Ask({ title, text, confirm, onConfirm, onClosed }: Props) {
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      cancel={ask.cancel}
      close={ask.close}
      pendingText={ask.pending}
      isDanger
      onConfirm={onConfirm}
      onClosed={onClosed}
    >
      <p className="text-16 text-ink-soft text-pretty">{text}</p>
    </ConfirmDialog>
  )
}
