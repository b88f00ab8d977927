import { pendingFollow } from '../../../schema/rules/pending-actions'
import { keepPendingAction } from '../../lib/keep-pending-action'
import { useSignInLink } from '../../lib/use-sign-in-link'
import { useViewer } from '../../lib/use-viewer'
import { useLazy } from '../../ui/lazy'
import { FollowLabel } from './FollowLabel'
import { followControl } from './lazy'
import type { FollowTarget, Relation } from './target'
import { useFollowAction } from './use-follow-action'

interface Props {
  target: FollowTarget
  className: string
  /** The viewer's relation, on a page that is theirs alone; elsewhere it is requested after the page. */
  relation?: Relation | undefined
  /** Whether a menu beside it offers to mute. */
  hasMenu?: boolean
}

/** A topic's slug may be in any script. */
const pendingFollowOf = ({ kind, id }: FollowTarget): string => encodeURIComponent(pendingFollow(kind, id))

/** A visitor's button leads to signing in, and from there to following. */
function SignInToFollow({ target, className }: Pick<Props, 'target' | 'className'>) {
  const { href, ...opens } = useSignInLink()('register', useFollowAction(target))
  return (
    <a
      href={href}
      {...opens}
      rel="nofollow"
      className={className}
      onClick={() => keepPendingAction('follow', pendingFollowOf(target))}
    >
      <FollowLabel name={target.name} isFollowing={false} />
    </a>
  )
}

/** Posts a form, for signed-in readers without script. Topics are followed with script alone. */
function FollowForm({ target, className, relation }: Props) {
  const isFollowing = relation?.isFollowing === true
  const action = useFollowAction(target, isFollowing)
  return (
    action && (
      <form method="post" action={action}>
        <button type="submit" className={className}>
          <FollowLabel name={target.name} isFollowing={isFollowing} />
        </button>
      </form>
    )
  )
}

/** Keeps the place of the button until the script is there and the viewer's relation is known. */
function FollowPlace({ target, className }: Props) {
  return (
    <span aria-hidden="true" className={className} style={{ visibility: 'hidden' }}>
      <FollowLabel name={target.name} isFollowing={false} />
    </span>
  )
}

/**
 * The control that follows a person, a publication or a topic, and that says whether the viewer does. Rule:
 * docs/rules/follow.md, "The button".
 */
export function Follow({ target, className, relation, hasMenu = false }: Props) {
  const viewer = useViewer()
  const Control = useLazy(followControl, viewer !== null)
  if (!viewer) return <SignInToFollow target={target} className={className} />
  if (target.kind === 'user' && target.id === viewer.id) return null
  if (!Control) {
    const form = <FollowForm target={target} className={className} relation={relation} />
    if (relation && target.kind !== 'tag') return form
    return (
      <>
        <noscript>{form}</noscript>
        <FollowPlace target={target} className={className} />
      </>
    )
  }
  return (
    <Control target={target} viewerId={viewer.id} given={relation} className={className} hasMenu={hasMenu} />
  )
}
