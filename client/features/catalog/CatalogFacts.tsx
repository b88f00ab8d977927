import { catalogWording } from '../../../schema/wording/catalog'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { Badge } from '../../ui/Badge'
import type { CatalogHeadFragment } from './catalog-head.generated'

interface Props {
  list: CatalogHeadFragment
  /** The page is about the list’s owner, so it doesn’t name them again. */
  isOwners?: boolean
}

/** A list's owner and length, and whether others can see it. */
export function CatalogFacts({ list, isOwners = false }: Props) {
  const link = useLink()
  const { creator, itemCount, visibility } = list
  return (
    <p className="dotted items-center text-14 text-ink-soft">
      {!isOwners && (
        <span className="flex min-w-0 items-center gap-2 whitespace-normal">
          <Avatar imageId={creator.imageId} size="XXS" />
          <AppLink
            href={link('ShowUser', { username: creator.username })}
            className="py-2 text-ink hover:underline"
          >
            {catalogWording.by(creator.name)}
          </AppLink>
        </span>
      )}
      <span>{catalogWording.stories(itemCount)}</span>
      {visibility !== 0 && (
        <span>
          <Badge>{catalogWording.privateMark}</Badge>
        </span>
      )}
    </p>
  )
}
