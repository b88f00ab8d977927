import type { ReactNode } from 'react'
import type { Source } from '../../../schema/rules/source-tracking'
import { countWording } from '../../../schema/wording/counts'
import { useLink } from '../../lib/use-link'
import { useSourceLink } from '../../lib/use-source-link'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { ItemAction } from '../../ui/ItemAction'
import type { WriterItemFragment } from './writer-item.generated'

interface Props {
  user: WriterItemFragment
  /** Large in a separate list, small in a rail. */
  large?: boolean
  /** Their name, where it looks different from usual. */
  name?: ReactNode
  /** The heading's level. */
  level?: 2 | 3
  /** What the links say about their place. */
  source?: Source | undefined
  /** A control at its end, such as the button that follows. */
  action?: ReactNode
}

/** A writer in a list. */
export function WriterItem(props: Props) {
  const { user, large = false, level = 3, name = user.name, source, action } = props
  const Heading = `h${level}` as const
  const profile = useLink()('ShowUser', { username: user.username })
  const href = useSourceLink()(profile, source)
  const { followerCount } = user.socialStats
  return (
    <article
      className={`flex ${large ? 'gap-4 border-b border-line py-6 max-sm:flex-wrap sm:gap-5' : 'gap-3 py-3'}`}
    >
      <AppLink
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        className={`shrink-0 ${large ? 'max-sm:[zoom:0.75]' : ''}`}
      >
        <Avatar imageId={user.imageId} name={user.name} size={large ? 'L' : 'S'} />
      </AppLink>
      <div className="min-w-0 flex-1">
        <Heading className={large ? 'font-serif text-20 font-semibold' : 'text-14 font-medium'}>
          <AppLink href={href} className="underline-offset-4 hover:underline">
            {name}
          </AppLink>
        </Heading>
        {large && <p className="text-13 text-ink-soft">{countWording.followers(followerCount)}</p>}
        {user.bio && (
          <p
            dir="auto"
            className={large ? 'mt-2 text-16 text-ink-soft' : 'line-clamp-2 text-13 text-ink-soft'}
          >
            {user.bio}
          </p>
        )}
      </div>
      {action &&
        (large ? <ItemAction>{action}</ItemAction> : <div className="shrink-0 empty:hidden">{action}</div>)}
    </article>
  )
}
