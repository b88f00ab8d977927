import type { ComponentProps } from 'react'
import { buttonClass } from '../../ui/button-look'
import { Follow } from './Follow'

const SMALL = buttonClass({ look: 'quiet', size: 'small' })

/** `Follow` as a pill. */
export function FollowButton(props: Omit<ComponentProps<typeof Follow>, 'className'>) {
  return <Follow {...props} className={SMALL} />
}
