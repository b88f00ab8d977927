import { feedWording } from '../../../schema/wording/feed'
import { IconButton } from '../../ui/IconButton'
import { Menu } from '../../ui/menu/Menu'
import { MenuItem } from '../../ui/menu/MenuItems'
import type { Choices } from './use-choices'
import type { FeedItem } from './use-feed-items'

interface Props {
  post: FeedItem['post']
  choices: Choices
}

/** What a reader can do about a story in the feed. */
export function CardMenu({ post, choices }: Props) {
  const { creator, collection } = post
  return (
    <Menu
      label={feedWording.menuLabel}
      opener={(props) => (
        <IconButton {...props} icon="more" label={feedWording.menu(post.listTitle)} className="-my-3 -me-3" />
      )}
    >
      <MenuItem
        onSelect={() => choices.hide(post, { kind: 'post', targetId: post.id, name: post.listTitle })}
      >
        {feedWording.showFewer}
      </MenuItem>
      <MenuItem
        onSelect={() => choices.hide(post, { kind: 'user', targetId: creator.id, name: creator.name })}
      >
        {feedWording.mute(creator.name)}
      </MenuItem>
      {collection && (
        <MenuItem
          onSelect={() =>
            choices.hide(post, { kind: 'collection', targetId: collection.id, name: collection.name })
          }
        >
          {feedWording.mute(collection.name)}
        </MenuItem>
      )}
    </Menu>
  )
}
