import { takeOutWording as wording } from '../../../schema/wording/take-out'
import { showToast } from '../../shell/toast'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { RefusalText } from '../settings/SignInAgain'
import { useChange } from '../settings/use-change'
import { RemovePostFromPublication } from './remove-post-from-publication.generated'

interface Props {
  postId: string
  title: string
  /** The publication's name. */
  publication: string
  /** Called once the story is out of it. */
  onTaken: () => void | Promise<void>
  onClosed: () => void
}

/** Asks before a story is taken out of a publication. Rule: docs/rules/submissions.md, "Taking a story out". */
export function TakeOutDialog({ postId, title, publication, onTaken, onClosed }: Props) {
  const { run, refusal } = useChange(RemovePostFromPublication)
  return (
    <ConfirmDialog
      title={wording.ask(title, publication)}
      confirm={wording.take}
      pendingText={wording.pending}
      cancel={wording.cancel}
      close={wording.close}
      isDanger
      onConfirm={async () => {
        if (!(await run({ postId }))) return false
        showToast({ message: wording.done(title), extraParams: { testId: 'story-taken-out' } })
        await onTaken()
        return true
      }}
      onClosed={onClosed}
    >
      <p className="text-16 text-ink-soft text-pretty">{wording.text}</p>
      <RefusalText id="take-out-refusal" refusal={refusal} />
    </ConfirmDialog>
  )
}
