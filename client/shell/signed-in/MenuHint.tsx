import { viewerWording } from '../../../schema/wording/viewer'
import { MenuItem } from '../../ui/menu/MenuItems'
import { useMenu } from '../../ui/menu/menu-context'
import { useDismissal } from '../use-dismissal'

const wording = viewerWording.menu

/** Says what the menu is for, until the viewer has dismissed that. */
export function MenuHint() {
  const { isDismissed, dismiss } = useDismissal('account-menu-hint')
  const { focus } = useMenu()
  if (isDismissed) return null
  const done = () => {
    // The item is about to disappear: the keyboard continues from the first of the others.
    focus('first')
    dismiss()
  }
  return (
    <div role="none" className="mx-3 mb-2 overflow-hidden rounded-input border border-line">
      <MenuItem staysOpen onSelect={done}>
        <span className="text-13">
          {wording.hint}
          <span className="mt-1 block font-medium text-accent">{wording.hintDone}</span>
        </span>
      </MenuItem>
    </div>
  )
}
