import type { AvatarSize } from '../../../schema/rules/images/sizes'
import { friendWording } from '../../../schema/wording/friend'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { FriendMarked } from '../../shell/FriendMarked'
import { Avatar } from '../../ui/Avatar'
import { friendPopover } from './lazy'
import { Opens } from './Opens'
import type { Pictured } from './pictured'

interface Props {
  user: Pictured
  size: AvatarSize
}

/**
 * A person's picture on pages about them. A Friend's has a badge, and opens what that means; without script it leads to
 * their page “About”. Rule: docs/rules/paywall.md, "Friends".
 */
export function PersonAvatar({ user, size }: Props) {
  const link = useLink()
  const { productName } = usePage().state.config
  const { username, name, imageId, membership } = user
  if (membership?.tier !== 'FRIEND') return <Avatar imageId={imageId} name={name} size={size} />
  return (
    <Opens
      part={friendPopover}
      subject={user}
      href={link('ShowUserAbout', { username })}
      label={friendWording.about(name, productName)}
      className="inline-flex shrink-0"
    >
      <FriendMarked isFriend={true} size={size}>
        <Avatar imageId={imageId} name={name} size={size} />
      </FriendMarked>
    </Opens>
  )
}
