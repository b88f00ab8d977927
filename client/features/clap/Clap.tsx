import { linkTo } from '../../../schema/routes/links'
import { clapWording } from '../../../schema/wording/claps'
import { storyPageWording } from '../../../schema/wording/story-page'
import { useSignInLink } from '../../lib/use-sign-in-link'
import { useViewer } from '../../lib/use-viewer'
import { usePart } from '../../ui/part'
import { ClapFace } from './ClapFace'
import { clapControl } from './part'

/** A story that can be clapped for. */
export interface Clappable {
  id: string
  clapCount: number
  /** Null for a draft, which nobody claps for. */
  firstPublishedAt: number | null
  creator: { id: string }
  coAuthors: readonly { id: string }[]
}

const BUTTON = 'flex h-11 items-center gap-2 hover:text-ink'

/** A visitor's button leads to signing in and back. */
function SignInToClap({ post: { clapCount } }: { post: Clappable }) {
  const { href, ...opens } = useSignInLink()('register')
  return (
    <a
      href={href}
      {...opens}
      rel="nofollow"
      aria-label={clapWording.label(clapCount, 0)}
      data-action="clap"
      className={BUTTON}
    >
      <ClapFace count={clapCount} />
    </a>
  )
}

/**
 * The button that claps for a story. Whoever wrote it sees how often others have. Rule: docs/rules/claps.md, "The
 * button".
 */
export function Clap({ post }: { post: Clappable }) {
  const viewer = useViewer()
  const { id, clapCount, firstPublishedAt, creator, coAuthors } = post
  const isOwn = viewer !== null && [creator, ...coAuthors].some((author) => author.id === viewer.id)
  const isOut = firstPublishedAt !== null
  const Control = usePart(clapControl, viewer !== null && !isOwn && isOut)
  if (!isOut) return null
  if (!viewer) return <SignInToClap post={post} />
  if (isOwn) return clapCount > 0 ? <span>{storyPageWording.claps(clapCount)}</span> : null
  if (Control) return <Control id={id} clapCount={clapCount} className={BUTTON} />
  return (
    <form method="post" action={linkTo('VotePost', { id })}>
      <button
        type="submit"
        aria-label={clapWording.label(clapCount, 0)}
        data-action="clap"
        className={BUTTON}
      >
        <ClapFace count={clapCount} />
      </button>
    </form>
  )
}
