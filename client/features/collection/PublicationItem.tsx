import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import type { PublicationItemFragment } from './publication-item.generated'

/** A publication in a rail's list. */
export function PublicationItem({ collection }: { collection: PublicationItemFragment }) {
  const href = useLink()('ShowCollection', { collectionSlug: collection.slug })
  return (
    <article className="flex gap-3 py-3">
      <AppLink href={href} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <Avatar imageId={collection.avatar?.id} name={collection.name} size="S" square />
      </AppLink>
      <div className="min-w-0">
        <h3 className="text-14 font-medium">
          <AppLink href={href} className="underline-offset-4 hover:underline">
            {collection.name}
          </AppLink>
        </h3>
        <p className="line-clamp-2 text-13 text-ink-soft">{collection.tagline}</p>
      </div>
    </article>
  )
}
