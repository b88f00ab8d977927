import { notificationListWording as wording } from '../../../schema/wording/notification-list'
import { IconButton } from '../../ui/IconButton'
import { Menu } from '../../ui/menu/Menu'
import { MenuItem } from '../../ui/menu/MenuItems'

interface Props {
  /** What the notification says. */
  text: string
  /** Whether its kind is turned off. */
  isOff: boolean
  onChoose: (isOn: boolean) => void
}

/** What can be done about notifications of a kind, beside one of them. */
export const ItemMenu = ({ text, isOff, onChoose }: Props) => (
  <div className="relative z-1 -me-2 -mt-2 [@media(scripting:none)]:hidden">
    <Menu
      label={wording.actionsLabel}
      opener={(props) => <IconButton icon="more" label={wording.actions(text)} {...props} />}
    >
      <MenuItem onSelect={() => onChoose(isOff)}>{isOff ? wording.turnOn : wording.turnOff}</MenuItem>
    </Menu>
  </div>
)
