import { catalogWording } from '../../../schema/wording/catalog'
import { CreatorFacts } from '../user/CreatorFacts'
import type { CatalogHeadFragment } from './catalog-head.generated'

interface Props {
  list: CatalogHeadFragment
  /** The page is about the list’s owner, so it doesn’t name them again. */
  isOwners?: boolean
}

/** A list's owner and length, and whether others can see it. */
export const CatalogFacts = ({ list: { creator, itemCount, visibility }, isOwners = false }: Props) => (
  <CreatorFacts
    creator={creator}
    by={isOwners ? undefined : catalogWording.by(creator.name)}
    mark={visibility === 0 ? undefined : catalogWording.privateMark}
  >
    <span>{catalogWording.stories(itemCount)}</span>
  </CreatorFacts>
)
