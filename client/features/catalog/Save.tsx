import { predefinedId } from '../../../schema/routes/catalog-id'
import { linkTo } from '../../../schema/routes/links'
import { saveLabel } from '../../../schema/wording/save-label'
import { useApp } from '../../lib/app'
import { keepPendingAction } from '../../lib/keep-pending-action'
import { useSignInLink } from '../../lib/use-sign-in-link'
import { useViewer } from '../../lib/use-viewer'
import { useLazy } from '../../ui/lazy'
import { standIn } from '../../ui/stand-in'
import { saveControl } from './lazy'
import type { PostListsQuery } from './post-lists.generated'
import { SaveFace } from './SaveFace'

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

/** The button that saves a story to the viewer's lists. Rule: docs/rules/catalog.md, "The button". */
export function Save({ id, onCardOf, className = ON_STORY }: Props) {
  const { queryClient } = useApp()
  const viewer = useViewer()
  const Control = useLazy(saveControl, viewer !== null)
  // Named alone: visitors, for whom it is never asked, needn't load the operation.
  const edge = queryClient.getQueryData<PostListsQuery>(['PostLists', { id }])?.post?.viewerEdge
  if (!viewer) return <SignInToSave id={id} onCardOf={onCardOf} className={className} />
  if (Control) return <Control id={id} viewerId={viewer.id} className={className} onCardOf={onCardOf} />
  const listIds = edge?.catalogIds ?? []
  const isInReadingList = listIds.includes(predefinedId(viewer.id, 'reading-list'))
  return (
    // Without a box of its own, so that nothing moves when the control takes its place.
    <form method="post" action={linkTo('BookmarkPost', { id })} className="contents">
      <button
        {...standIn(saveControl)}
        type="submit"
        {...(isInReadingList && { name: 'isSaved', value: '0' })}
        aria-label={saveLabel(listIds.length > 0, onCardOf)}
        data-action="bookmark"
        data-saved={listIds.length > 0}
        className={className}
      >
        <SaveFace isSaved={listIds.length > 0} />
      </button>
    </form>
  )
}
