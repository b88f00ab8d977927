import { followMessages } from '../../../../schema/wording/follow-messages'
import { useApp } from '../../../lib/app'
import { IconButton } from '../../../ui/IconButton'
import { Menu } from '../../../ui/menu/Menu'
import { MenuItem } from '../../../ui/menu/MenuItems'
import { FollowLabel } from '../FollowLabel'
import type { FollowTarget, Relation } from '../target'
import { type Changer, changeRelation } from './change'
import { useRelation } from './use-relation'
import { useTopicWish } from './use-topic-wish'

interface Props {
  target: FollowTarget
  viewerId: string
  given: Relation | undefined
  className: string
  hasMenu: boolean
}

/** The menu beside the button, with what is done more rarely. */
function MoreMenu({
  target,
  isMuting,
  changer,
}: {
  target: FollowTarget
  isMuting: boolean
  changer: Changer
}) {
  const { name } = target
  return (
    <Menu
      label={followMessages.menu(name)}
      className="w-60"
      opener={(props) => <IconButton {...props} icon="more" label={followMessages.menu(name)} />}
    >
      <MenuItem onSelect={() => void changeRelation(changer, target, isMuting ? 'unmute' : 'mute')}>
        {isMuting ? followMessages.unmute(name) : followMessages.mute(name)}
      </MenuItem>
    </Menu>
  )
}

/** The button of somebody who is signed in. */
export function FollowControl({ target, viewerId, given, className, hasMenu }: Props) {
  const { queryClient, execute } = useApp()
  const relation = useRelation(target, given)
  const changer: Changer = { queryClient, execute, viewerId }
  useTopicWish(target, relation, viewerId)
  const isFollowing = relation?.isFollowing === true
  return (
    <>
      <button
        type="button"
        aria-pressed={isFollowing}
        className={className}
        style={relation ? undefined : { visibility: 'hidden' }}
        onClick={() => changeRelation(changer, target, isFollowing ? 'unfollow' : 'follow')}
      >
        <FollowLabel name={target.name} isFollowing={isFollowing} />
      </button>
      {hasMenu && relation && <MoreMenu target={target} isMuting={relation.isMuting} changer={changer} />}
    </>
  )
}
