import { MOST_QUOTE_SEARCH } from '../../../../schema/rules/quotes'
import { userHighlightsWording as wording } from '../../../../schema/wording/user-highlights'
import { lazily } from '../../../lib/lazily'
import { useLink } from '../../../lib/use-link'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { useLazy } from '../../../ui/lazy'
import { LibrarySearch } from '../../library/LibrarySearch'
import { NextPage } from '../../post/NextPage'
import { HighlightItems } from '../HighlightItems'
import type { QuoteItemFragment } from '../quote-item.generated'

/** What removes highlights, for their owner. */
const ownHighlights = lazily(() => import('./OwnHighlights').then(({ OwnHighlights }) => OwnHighlights))

interface Props {
  /** The person's name. */
  name: string
  isOwner: boolean
  /** What they were searched for. */
  q: string
  quotes: readonly QuoteItemFragment[]
  next: { to: string } | null
}

/** A person's highlights, which they search, and remove if they are their own. */
export function PersonHighlights({ name, isOwner, q, quotes, next }: Props) {
  const link = useLink()
  const OwnList = useLazy(ownHighlights, isOwner)
  const none = q ? wording.noneFound : isOwner ? wording.noneOwn : wording.none(name)
  return (
    <>
      {(q || quotes.length > 0) && (
        <LibrarySearch q={q} label={wording.search} find={wording.find} maxLength={MOST_QUOTE_SEARCH} />
      )}
      {quotes.length === 0 && <EmptyState text={none} />}
      {OwnList ? (
        <OwnList>
          {({ hidden, remove }) => (
            <HighlightItems
              quotes={quotes.filter(({ id }) => !hidden.includes(id))}
              onRemove={(id) => void remove(id)}
            />
          )}
        </OwnList>
      ) : (
        <HighlightItems quotes={quotes} />
      )}
      <NextPage next={next} text={wording.older} />
      {isOwner && (
        <p className="mt-8">
          <Link look="underlined" href={link('RecentlyDeleted')}>
            {wording.recentlyDeleted}
          </Link>
        </p>
      )}
    </>
  )
}
