import { toastWording } from '../../../schema/wording/toasts'
import { viewerWording } from '../../../schema/wording/viewer'
import type { UnsavedWords } from '../../lib/kept/forget'
import { useLink } from '../../lib/use-link'
import type { Viewer } from '../../lib/use-viewer'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { showError } from '../toast'
import { signOut } from './sign-out'

const wording = viewerWording.leaveWords

interface Props {
  viewer: Viewer
  words: UnsavedWords
  onClosed: () => void
}

/** Asks whether to sign out although the server doesn't have all words. Rule: docs/rules/identity.md, "What the browser keeps". */
export function LeaveWords({ viewer, words, onClosed }: Props) {
  const link = useLink()
  const leave = async () => {
    try {
      await signOut(viewer.signOutToken, link('Home'))
      return 'leaving' as const
    } catch {
      showError(toastWording.after.error)
      return false
    }
  }
  return (
    <ConfirmDialog
      title={wording.title}
      confirm={viewerWording.menu.signOut}
      cancel={wording.stay}
      close={wording.stay}
      isDanger
      onConfirm={leave}
      onClosed={onClosed}
    >
      <p className="text-16 text-pretty">{wording.text(words)}</p>
    </ConfirmDialog>
  )
}
