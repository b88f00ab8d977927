import type { ComponentProps } from 'react'
import { followMenuLabel } from '../../../schema/wording/follow-menu'
import { IconButton } from '../../ui/IconButton'

interface Props extends Omit<ComponentProps<typeof IconButton>, 'icon' | 'label' | 'name'> {
  /** Of what is followed. */
  name: string
}

/** Opens the menu beside the button that follows. Without script there is none. */
export const MoreButton = ({ name, ...rest }: Props) => (
  <IconButton
    {...rest}
    icon="more"
    label={followMenuLabel(name)}
    data-action="follow-menu"
    className="[@media(scripting:none)]:invisible"
  />
)
