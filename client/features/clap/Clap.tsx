import type { ReactNode } from 'react'
import { linkTo } from '../../../schema/routes/links'
import type { ClappedKind } from '../../../schema/rules/claps'
import { clapWording } from '../../../schema/wording/claps'
import { storyPageWording } from '../../../schema/wording/story-page'
import { useApp } from '../../lib/app'
import { keepPendingAction } from '../../lib/keep-pending-action'
import type { Lazy } from '../../lib/lazily'
import { useMayReach } from '../../lib/use-may-reach'
import { useSignInLink } from '../../lib/use-sign-in-link'
import { useViewer } from '../../lib/use-viewer'
import { useLazy } from '../../ui/lazy'
import { standIn } from '../../ui/stand-in'
import { isAuthor } from '../post/is-author'
import { ClapCount } from './ClapCount'
import { ClapFace } from './ClapFace'
import { clapControl } from './lazy'
import type { PostClapsQuery } from './post-claps.generated'
import { Unclap } from './Unclap'

/** A story that can be clapped for. */
export interface Clappable {
  id: string
  clapCount: number
  /** Null for a draft, which nobody claps for. */
  firstPublishedAt: number | null
  creator: { id: string }
  coAuthors: readonly { id: string }[]
}

/** How the button looks. */
export const CLAP_BUTTON = 'flex h-11 min-w-6 items-center gap-2 hover:text-ink'

/** A visitor's button leads to signing in and back, where it claps. */
function SignInToClap({ id, clapCount }: { id: string; clapCount: number }) {
  const { href, ...opens } = useSignInLink()('register')
  return (
    <a
      href={href}
      {...opens}
      rel="nofollow"
      aria-label={clapWording.label(clapCount, 0)}
      data-action="clap"
      className={CLAP_BUTTON}
      onClick={() => keepPendingAction('clap', id)}
    >
      <ClapFace count={clapCount} />
    </a>
  )
}

interface FormProps {
  /** Takes its place. */
  control: Lazy<unknown>
  action: string
  clapCount: number
  /** The viewer's own claps. */
  own: number | undefined
  /** How often people have clapped. */
  children: ReactNode
}

/** The button until its script is there: a form that claps once, and one that takes everything back. */
export function ClapForm({ control, action, clapCount, own = 0, children }: FormProps) {
  return (
    <>
      <form method="post" action={action}>
        <button
          {...standIn(control)}
          type="submit"
          aria-label={clapWording.label(clapCount, own)}
          data-action="clap"
          className={CLAP_BUTTON}
        >
          <ClapFace count={clapCount} isMine={own > 0} />
        </button>
      </form>
      {children}
      {own > 0 && (
        <form method="post" action={action}>
          <Unclap own={own} {...standIn(control)} type="submit" name="numClaps" value="0" />
        </form>
      )}
    </>
  )
}

/** The button of a signed-in reader; a form until its script is there. */
function ClapNow({ post: { id, clapCount }, children }: { post: Clappable; children: ReactNode }) {
  const { queryClient } = useApp()
  const Control = useLazy(clapControl, true, false)
  // Named alone: visitors, for whom it is never asked, needn't load the operation.
  const edge = queryClient.getQueryData<PostClapsQuery>(['PostClaps', { id }])?.post?.viewerEdge
  if (Control)
    return (
      <Control id={id} clapCount={clapCount} className={CLAP_BUTTON}>
        {children}
      </Control>
    )
  // Somebody who may not clap.
  if (edge?.canClap === false) return children
  return (
    <ClapForm
      control={clapControl}
      action={linkTo('VotePost', { id })}
      clapCount={clapCount}
      own={edge?.clapCount}
    >
      {children}
    </ClapForm>
  )
}

interface ClapsProps {
  kind: ClappedKind
  id: string
  count: number
  /** Whether the viewer made it. */
  isOwn: boolean
  /** The button of a signed-in reader, around the number. */
  button: (number: ReactNode) => ReactNode
}

/** The button that claps, and how often people have. The owner sees only the count. */
export function Claps({ kind, id, count, isOwn, button }: ClapsProps) {
  const viewer = useViewer()
  const mayReach = useMayReach()
  const own = isOwn || !mayReach ? storyPageWording.claps(count) : undefined
  return (
    <span className="flex items-center">
      {!viewer && <SignInToClap id={id} clapCount={count} />}
      <ClapCount kind={kind} id={id} count={count} within={viewer && !isOwn && mayReach ? button : undefined}>
        {own}
      </ClapCount>
    </span>
  )
}

/** The claps of a story. Rule: docs/rules/claps.md, "The button". */
export function Clap({ post }: { post: Clappable }) {
  const isOwn = isAuthor(useViewer(), post)
  if (post.firstPublishedAt === null) return null
  return (
    <Claps
      kind="post"
      id={post.id}
      count={post.clapCount}
      isOwn={isOwn}
      button={(number) => <ClapNow post={post}>{number}</ClapNow>}
    />
  )
}
