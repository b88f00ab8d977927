import { useApp } from '../../lib/app'
import { useIsBrowser } from '../../lib/use-is-browser'
import type { OwnParts } from '../../lib/use-remembered-markup'
import { useViewer } from '../../lib/use-viewer'
import { SaveForm, savedOf } from './Save'
import { onCard, SaveOnCard } from './SaveOnCard'

/** Keeps the place of a visitor's button, whose link says where they are. */
const place = () => <span className="-my-3 h-11 w-11 shrink-0" />

interface Saving {
  id: string
  listTitle: string
}

/** The buttons that save the stories of some cards, for markup that the worker remembers. */
export function useSaves<Post extends Saving>(posts: readonly Post[]): OwnParts<Post> {
  const app = useApp()
  const viewer = useViewer()
  const isBrowser = useIsBrowser()
  const show = (post: Post) => (viewer || isBrowser ? <SaveOnCard post={post} /> : place())
  if (__BROWSER__) return { show }
  const part = (id: string) => {
    const post = posts.find((each) => each.id === id)
    if (!post || !viewer) return post && { subject: post, variant: 'place', alone: place }
    const saved = savedOf(app, viewer.id, id)
    const alone = () => <SaveForm id={id} saved={saved} onCardOf={post.listTitle} className={onCard()} />
    return { subject: post, variant: saved, alone }
  }
  return { show, remembered: { nameOf: ({ id }) => id, part } }
}
