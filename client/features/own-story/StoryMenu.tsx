import type { StoryAction } from '../../../schema/graphql/types.generated'
import { linkTo } from '../../../schema/routes/links'
import { coAuthorsWording } from '../../../schema/wording/co-authors'
import { pinWording } from '../../../schema/wording/pinning'
import { postLinksWording } from '../../../schema/wording/post-links'
import { takeOutWording } from '../../../schema/wording/take-out'
import { yourStoriesWording as wording } from '../../../schema/wording/your-stories'
import { useCanLink } from '../../lib/use-can-link'
import { useMayReach } from '../../lib/use-may-reach'
import { IconButton } from '../../ui/IconButton'
import { Menu } from '../../ui/menu/Menu'
import { MenuItem, MenuLink, MenuPart } from '../../ui/menu/MenuItems'
import type { Filter } from './own-load'
import type { OwnStoryPostFragment } from './own-story-post.generated'

/** What can be done with stories under each filter, the harmless first. */
export const ACTIONS: Readonly<Record<Filter, readonly StoryAction[]>> = {
  drafts: ['DELETE'],
  scheduled: ['UNPUBLISH', 'DELETE'],
  public: ['UNLIST', 'UNPUBLISH', 'DELETE'],
  unlisted: ['LIST', 'UNPUBLISH', 'DELETE'],
  mailed: ['UNPUBLISH', 'DELETE'],
  responses: [],
  deleted: ['RESTORE', 'DELETE_FOREVER'],
}

/** What takes a story from readers or from its writer. */
export const DANGERS: ReadonlySet<StoryAction> = new Set(['UNPUBLISH', 'DELETE', 'DELETE_FOREVER'])

/** The label of what can be done with stories under a filter. */
export const actionLabel = (action: StoryAction, filter: Filter): string =>
  action === 'UNPUBLISH' && filter === 'scheduled' ? wording.cancelSchedule : wording.actions[action]

interface Props {
  post: OwnStoryPostFragment
  filter: Filter
  onAction: (action: StoryAction) => void
  onLinks: () => void
  onCoAuthors: () => void
  onTakeOut: () => void
  onPin: () => void
  /** Whether the viewer is its writer. */
  isOwn: boolean
  /** Whether it is at the top of their profile. */
  isPinned: boolean
}

/** What the writer can do with one story of the list. */
export function StoryMenu(props: Props) {
  const { post, filter, onAction, onLinks, onCoAuthors, onPin, onTakeOut, isOwn, isPinned } = props
  const { id, title, collection } = post
  const canLink = useCanLink()
  // Suspended people go on with their own stories only.
  const mayChange = useMayReach() || isOwn
  const isWritten = filter !== 'deleted' && filter !== 'responses'
  const isOut = filter === 'public' || filter === 'unlisted'
  return (
    <Menu
      label={wording.menuLabel}
      opener={(props) => <IconButton {...props} icon="more" label={wording.menu(title)} />}
    >
      {isWritten && mayChange && canLink('EditPost') && (
        <MenuLink href={linkTo('EditPost', { postId: id })}>{wording.edit}</MenuLink>
      )}
      {isWritten && canLink('ShowPostSettings') && (
        <MenuLink href={linkTo('ShowPostSettings', { postId: id })}>{wording.settings}</MenuLink>
      )}
      {isOut && canLink('StatsPost') && (
        <MenuLink href={linkTo('StatsPost', { postId: id })}>{wording.stats}</MenuLink>
      )}
      {isOut && <MenuLink href={linkTo('ShareSuccess', {}, { query: { p: id } })}>{wording.share}</MenuLink>}
      {isOwn && filter === 'public' && (
        <MenuItem onSelect={onPin}>{isPinned ? pinWording.unpin : pinWording.pin}</MenuItem>
      )}
      {isWritten && canLink('ShowPostNotes') && (
        <MenuLink href={linkTo('ShowPostNotes', { postId: id })}>{wording.notes}</MenuLink>
      )}
      {isWritten && <MenuItem onSelect={onCoAuthors}>{coAuthorsWording.menu}</MenuItem>}
      {isWritten && mayChange && <MenuItem onSelect={onLinks}>{postLinksWording.menu}</MenuItem>}
      {isOwn && isWritten && collection && (
        <MenuItem isDanger onSelect={onTakeOut}>
          {takeOutWording.takeOf(collection.name)}
        </MenuItem>
      )}
      {(isOwn ? ACTIONS[filter] : []).map((action) =>
        DANGERS.has(action) ? (
          <MenuPart key={action}>
            <MenuItem isDanger onSelect={() => onAction(action)}>
              {actionLabel(action, filter)}
            </MenuItem>
          </MenuPart>
        ) : (
          <MenuItem key={action} onSelect={() => onAction(action)}>
            {actionLabel(action, filter)}
          </MenuItem>
        ),
      )}
    </Menu>
  )
}
