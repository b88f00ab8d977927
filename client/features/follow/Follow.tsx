import type { ReactElement } from 'react'
import { pendingFollow } from '../../../schema/rules/pending-actions'
import { useApp } from '../../lib/app'
import { keepPendingAction } from '../../lib/keep-pending-action'
import { keptOwn } from '../../lib/own-answers'
import { useMayReach } from '../../lib/use-may-reach'
import { useSignInLink } from '../../lib/use-sign-in-link'
import { useViewer } from '../../lib/use-viewer'
import { useLazy } from '../../ui/lazy'
import { standIn } from '../../ui/stand-in'
import { FollowLabel } from './FollowLabel'
import { followControl } from './lazy'
import { type FollowTarget, type Relation, TYPES } from './target'
import { useFollowAction } from './use-follow-action'

interface Props {
  target: FollowTarget
  className: string
  /** The viewer's relation, on a page that is theirs alone; elsewhere it is requested after the page. */
  relation?: Relation | undefined
  /** Renders what stands in for the menu beside it, which offers to mute, if there is one. */
  more?: ((props: ReturnType<typeof standIn>) => ReactElement) | undefined
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
      data-follow=""
      onClick={() => keepPendingAction('follow', pendingFollowOf(target))}
    >
      <FollowLabel name={target.name} isFollowing={false} />
    </a>
  )
}

/**
 * The button until its script is there: it posts a form, for signed-in readers without script. Topics are followed with
 * script alone.
 */
function FollowForm({ target, className, relation }: Props) {
  const isFollowing = relation?.isFollowing === true
  const action = useFollowAction(target, isFollowing)
  const button = (
    <button
      {...standIn(followControl)}
      type={action ? 'submit' : 'button'}
      aria-pressed={isFollowing}
      data-follow=""
      data-action="follow"
      className={className}
    >
      <FollowLabel name={target.name} isFollowing={isFollowing} />
    </button>
  )
  // Without a box of its own, so that nothing moves when the control takes its place.
  return action ? (
    <form method="post" action={action} className="contents">
      {button}
    </form>
  ) : (
    button
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

/** What stands where the button will be until its script is there. */
function FollowNow({ target, className, relation }: Props) {
  const isApart = relation?.isBlocking === true || relation?.isBlocked === true
  if (relation && !isApart) return <FollowForm target={target} className={className} relation={relation} />
  return (
    <>
      {!isApart && target.kind !== 'tag' && (
        <noscript>
          <FollowForm target={target} className={className} />
        </noscript>
      )}
      <FollowPlace target={target} className={className} />
    </>
  )
}

/**
 * The control that follows a person, a publication or a topic, and that says whether the viewer does. Rule:
 * docs/rules/follow.md, "The button".
 */
export function Follow({ target, className, relation, more }: Props) {
  const app = useApp()
  const viewer = useViewer()
  const mayReach = useMayReach()
  const known = relation ?? keptOwn<Relation>(app, TYPES[target.kind], target.id)
  const Control = useLazy(followControl, viewer !== null, !known || target.kind === 'tag')
  if (!viewer) return <SignInToFollow target={target} className={className} />
  if (target.kind === 'user' && target.id === viewer.id) return null
  // What they follow they may unfollow.
  if (!mayReach && known?.isFollowing !== true) return null
  if (!Control) {
    return (
      <>
        <FollowNow target={target} className={className} relation={known} />
        {known && more?.(standIn(followControl))}
      </>
    )
  }
  return (
    <Control
      target={target}
      viewerId={viewer.id}
      given={relation}
      className={className}
      hasMenu={more !== undefined}
    />
  )
}
