import type { ReactNode } from 'react'
import { catalogWording } from '../../../schema/wording/catalog'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { PostPicture } from '../post/PostPicture'
import { CatalogFacts } from './CatalogFacts'
import type { CatalogCardFragment } from './catalog-card.generated'

interface Props {
  list: CatalogCardFragment
  /** Its name, where it looks different from usual. */
  name?: ReactNode
  /** The heading's level. */
  level?: 2 | 3
  /** The page is about the list's owner. */
  isOwners?: boolean
  /** It is the viewer's own, and leads to where it is changed. */
  isViewers?: boolean
  /** What the viewer can do with it. */
  tools?: ReactNode
}

/** A list among others: what it is about, and the pictures of its first stories. */
export function CatalogCard({
  list,
  name = list.name,
  level = 2,
  isOwners = false,
  isViewers = false,
  tools,
}: Props) {
  const Heading = `h${level}` as const
  const { creator, firstPosts, itemCount, predefined } = list
  const isWaiting = isViewers && itemCount === 0 && predefined !== null
  const description = isWaiting ? catalogWording.emptyPredefined[predefined] : list.description
  const params = { username: creator.username, catalogSlugId: list.slugId }
  const link = useLink()
  const href = isViewers ? link('YourList', { catalogSlugId: list.slugId }) : link('ShowUserList', params)
  return (
    <article className="grid gap-x-6 gap-y-4 border-b border-line py-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <Heading dir="auto" className="font-serif text-20 font-semibold tracking-tight">
          <AppLink href={href} className="underline-offset-4 hover:underline hover:decoration-1">
            {name}
          </AppLink>
        </Heading>
        {description && (
          <p dir="auto" className="mt-1 line-clamp-2 text-16 text-ink-soft text-pretty">
            {description}
          </p>
        )}
        <div className="mt-2">
          <CatalogFacts list={list} isOwners={isOwners} />
        </div>
        {tools && <div className="mt-3 flex flex-wrap gap-2 empty:hidden">{tools}</div>}
      </div>
      {firstPosts.length > 0 && (
        <AppLink href={href} tabIndex={-1} aria-hidden="true" className="flex gap-1">
          {firstPosts.map((post) => (
            <span key={post.id} className="block w-24 min-w-0 max-sm:flex-1 max-sm:max-w-[33%] sm:w-20">
              <PostPicture post={post} sizes="(min-width: 552px) 80px, 33vw" />
            </span>
          ))}
        </AppLink>
      )}
    </article>
  )
}
