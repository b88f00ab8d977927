import { predefinedId } from '../../../schema/routes/catalog-id'
import { linkTo } from '../../../schema/routes/links'
import { saveLabel } from '../../../schema/wording/save-label'
import { type App, useApp } from '../../lib/app'
import { keepPendingAction } from '../../lib/keep-pending-action'
import { keptOwn } from '../../lib/own-answers'
import { useSignInLink } from '../../lib/use-sign-in-link'
import { useViewer } from '../../lib/use-viewer'
import { useLazy } from '../../ui/lazy'
import { standIn } from '../../ui/stand-in'
import { saveControl } from './lazy'
import type { PostListsQuery } from './post-lists.generated'
import { SaveFace } from './SaveFace'

type PostEdge = NonNullable<PostListsQuery['post']>['viewerEdge']

const ON_STORY = 'flex h-11 items-center px-2 hover:text-ink'

interface Props {
  /** The story's. */
  id: string
  /** The story's title, on its card. */
  onCardOf?: string | undefined
  className?: string
}

/** A visitor's button leads to signing in and back, where the story is saved. */
function SignInToSave({ id, onCardOf, className = ON_STORY }: Props) {
  const { href, ...opens } = useSignInLink()('register')
  return (
    <a
      href={href}
      {...opens}
      rel="nofollow"
      aria-label={saveLabel(false, onCardOf)}
      data-action="bookmark"
      data-saved="false"
      className={className}
      onClick={() => keepPendingAction('save', id)}
    >
      <SaveFace />
    </a>
  )
}

/** Whether a story is in one of the viewer's lists, and whether a press without script takes it out again. */
type SavedState = '' | 'saved' | 'to-read'

/** The viewer's lists, as they came with the document or were asked for since. */
export function savedOf(app: App, viewerId: string, id: string): SavedState {
  const listIds = keptOwn<PostEdge>(app, 'Post', id)?.catalogIds
  if (!listIds?.length) return ''
  return listIds.includes(predefinedId(viewerId, 'reading-list')) ? 'to-read' : 'saved'
}

interface SaveFormProps {
  id: string
  saved: SavedState
  onCardOf: string | undefined
  className: string
}

/** The button until its script is there: it posts a form. */
export function SaveForm({ id, saved, onCardOf, className }: SaveFormProps) {
  const isSaved = saved !== ''
  return (
    // Without a box of its own, so that nothing moves when the control takes its place.
    <form method="post" action={linkTo('BookmarkPost', { id })} className="contents">
      <button
        {...standIn(saveControl)}
        type="submit"
        {...(saved === 'to-read' && { name: 'isSaved', value: '0' })}
        aria-label={saveLabel(isSaved, onCardOf)}
        data-action="bookmark"
        data-saved={isSaved}
        className={className}
      >
        <SaveFace isSaved={isSaved} />
      </button>
    </form>
  )
}

/** The button that saves a story to the viewer's lists. Rule: docs/rules/catalog.md, "The button". */
export function Save({ id, onCardOf, className = ON_STORY }: Props) {
  const app = useApp()
  const viewer = useViewer()
  const Control = useLazy(saveControl, viewer !== null, false)
  if (!viewer) return <SignInToSave id={id} onCardOf={onCardOf} className={className} />
  if (Control) return <Control id={id} viewerId={viewer.id} className={className} onCardOf={onCardOf} />
  return <SaveForm id={id} saved={savedOf(app, viewer.id, id)} onCardOf={onCardOf} className={className} />
}
