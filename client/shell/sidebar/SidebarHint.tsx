import { sidebarWording } from '../../../schema/wording/sidebar'
import { Button } from '../../ui/Button'
import { useDismissal } from '../use-dismissal'

const wording = sidebarWording.hint

/** Says what the list of those whom the viewer follows is for, until they have dismissed that. */
export function SidebarHint() {
  const { isDismissed, dismiss } = useDismissal('sidebar-tooltip')
  if (isDismissed) return null
  return (
    <div
      role="note"
      className="relative mx-4 mb-2 rounded-input bg-ink px-3 pt-2.5 text-13 text-paper forced-colors:border"
      data-testid="sidebar-hint"
    >
      <p className="text-pretty">{wording.text}</p>
      <Button look="text" size="small" onClick={dismiss} className="font-medium">
        {wording.dismiss}
      </Button>
    </div>
  )
}
