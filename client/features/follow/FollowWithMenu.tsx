import type { ComponentProps } from 'react'
import { FollowButton } from './FollowButton'
import { MoreButton } from './MoreButton'

/** `FollowButton` with a menu beside it, which offers to mute. */
export const FollowWithMenu = (props: Omit<ComponentProps<typeof FollowButton>, 'more'>) => (
  <FollowButton
    {...props}
    more={(control) => <MoreButton {...control} name={props.target.name} aria-haspopup="menu" />}
  />
)
