import { useState } from 'react'
import { followMenuLabel } from '../../../../schema/wording/follow-menu'
import { followMessages } from '../../../../schema/wording/follow-messages'
import { useApp } from '../../../lib/app'
import { useLazy } from '../../../ui/lazy'
import { Menu } from '../../../ui/menu/Menu'
import { MenuItem } from '../../../ui/menu/MenuItems'
import { apartControl, blockDialog } from '../../block/lazy'
import { FollowLabel } from '../FollowLabel'
import { MoreButton } from '../MoreButton'
import type { FollowTarget, Relation } from '../target'
import { type Changer, changeRelation } from './change'
import { usePendingTopicFollow } from './use-pending-topic-follow'
import { useRelation } from './use-relation'

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
  relation: { isMuting, isBlocking },
  changer,
}: {
  target: FollowTarget
  relation: Relation
  changer: Changer
}) {
  const { name } = target
  const [isAsking, setAsking] = useState(false)
  const Dialog = useLazy(blockDialog, isAsking)
  return (
    <>
      <Menu
        label={followMenuLabel(name)}
        className="w-60"
        opener={(props) => <MoreButton {...props} name={name} />}
      >
        <MenuItem onSelect={() => void changeRelation(changer, target, isMuting ? 'unmute' : 'mute')}>
          {isMuting ? followMessages.unmute(name) : followMessages.mute(name)}
        </MenuItem>
        {target.kind === 'user' && !isBlocking && (
          <MenuItem isDanger onSelect={() => setAsking(true)}>
            {followMessages.block(name)}
          </MenuItem>
        )}
      </Menu>
      {isAsking && Dialog && <Dialog target={target} onClosed={() => setAsking(false)} />}
    </>
  )
}

/** The button of a signed-in reader. */
export function FollowControl({ target, viewerId, given, className, hasMenu }: Props) {
  const { queryClient, execute } = useApp()
  const relation = useRelation(target, given)
  const changer: Changer = { queryClient, execute, viewerId }
  usePendingTopicFollow(target, relation, viewerId)
  const isFollowing = relation?.isFollowing === true
  const isBlocking = relation?.isBlocking === true
  const isApart = isBlocking || relation?.isBlocked === true
  const Apart = useLazy(apartControl, isApart)
  const menu = hasMenu && relation && <MoreMenu target={target} relation={relation} changer={changer} />
  if (isApart)
    return (
      <>
        {Apart && <Apart target={target} isBlocking={isBlocking} hasNote={hasMenu} />}
        {menu}
      </>
    )
  return (
    <>
      <button
        type="button"
        aria-pressed={isFollowing}
        data-follow=""
        data-action="follow"
        className={className}
        style={relation ? undefined : { visibility: 'hidden' }}
        onClick={() => changeRelation(changer, target, isFollowing ? 'unfollow' : 'follow')}
      >
        <FollowLabel name={target.name} isFollowing={isFollowing} />
      </button>
      {menu}
    </>
  )
}
