import type { ReactNode } from 'react'
import { collectionWording } from '../../../schema/wording/collection'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { ItemAction } from '../../ui/ItemAction'
import type { PublicationCardFragment } from './publication-card.generated'

interface Props {
  collection: Pick<PublicationCardFragment, 'slug' | 'name' | 'tagline' | 'avatar' | 'subscriberCount'>
  /** The heading's level. */
  level?: 2 | 3
  /** Said before its number of followers. */
  fact?: string | undefined
  /** A control at its end, such as the button that follows. */
  action?: ReactNode
}

/** A publication in a separate list. */
export function PublicationRow({ collection, level = 2, fact, action }: Props) {
  const href = useLink()('ShowCollection', { collectionSlug: collection.slug })
  const Heading = `h${level}` as const
  const { name, tagline, avatar, subscriberCount } = collection
  return (
    <article className="flex gap-4 border-b border-line py-6 max-sm:flex-wrap sm:gap-5">
      <AppLink href={href} tabIndex={-1} aria-hidden="true" className="shrink-0 max-sm:[zoom:0.75]">
        <Avatar imageId={avatar?.id} name={name} size="L" square />
      </AppLink>
      <div className="min-w-0 flex-1">
        <Heading className="font-serif text-20 font-semibold tracking-tight sm:text-24">
          <AppLink href={href} className="underline-offset-4 hover:underline">
            {name}
          </AppLink>
        </Heading>
        {tagline && (
          <p dir="auto" className="mt-1 text-16 text-ink-soft text-pretty">
            {tagline}
          </p>
        )}
        <p className="dotted mt-2 text-13 text-ink-soft tabular-nums">
          {fact && <span>{fact}</span>}
          <span>{collectionWording.followers(subscriberCount)}</span>
        </p>
      </div>
      {action && <ItemAction>{action}</ItemAction>}
    </article>
  )
}
