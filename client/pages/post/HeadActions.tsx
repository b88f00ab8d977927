import { linkTo } from '../../../schema/routes/links'
import { storyPageWording as wording } from '../../../schema/wording/story-page'
import { Follow } from '../../features/follow/Follow'
import { isAuthor } from '../../features/post/is-author'
import { useApp } from '../../lib/app'
import { useCanLink } from '../../lib/use-can-link'
import { useViewer } from '../../lib/use-viewer'
import { AppLink } from '../../ui/AppLink'
import type { StoryPost } from './story-post'

const LOOK = 'ms-3 text-14 text-accent underline-offset-4 hover:underline'

/** After the names above a story: Follow for its readers, and the pages where it is changed for who wrote it. */
export function HeadActions({ post }: { post: StoryPost }) {
  const viewer = useViewer()
  const canLink = useCanLink()
  const { client } = useApp().state
  const { id, creator } = post
  if (!isAuthor(viewer, post))
    return <Follow target={{ kind: 'user', id: creator.id, name: creator.name }} className={LOOK} />
  // A publication's own host has no pages to write on.
  if (client.table !== 'default') return null
  return (
    <>
      <AppLink href={linkTo('EditPost', { postId: id })} className={LOOK}>
        {wording.edit}
      </AppLink>
      <AppLink href={linkTo('ShowPostSettings', { postId: id })} className={LOOK}>
        {wording.settings}
      </AppLink>
      {canLink('StatsPost') && (
        <AppLink href={linkTo('StatsPost', { postId: id })} className={LOOK}>
          {wording.stats}
        </AppLink>
      )}
    </>
  )
}
