import { queryText } from '../../../schema/routes/links'
import { blockWording } from '../../../schema/wording/blocks'
import { shellWording } from '../../../schema/wording/shell'
import { BlockRow } from '../../features/block/BlockRow'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { Pager } from '../../ui/Pager'
import type { MutedAuthorsQuery } from './muted-authors.generated'

const wording = blockWording.list
const HEADING = 'blocked'

type List = NonNullable<MutedAuthorsQuery['viewer']>['blockedUsers']

/** Whom the viewer has blocked, with their own pages beside those of the muted. */
export function Blocked({ list: { users, pagingInfo } }: { list: List }) {
  const { pathname, search } = usePage()
  const { blockedAfter, ...others } = search
  const at = (query: Record<string, string>) => `${pathname + queryText(query)}#${HEADING}`
  return (
    <section aria-labelledby={HEADING} className="mt-12">
      <h2 id={HEADING} className="font-serif text-24 font-semibold tracking-tight">
        {wording.title}
      </h2>
      <p className="mt-1 text-14 text-ink-soft">{wording.text}</p>
      {users.length === 0 && <EmptyState text={wording.none} />}
      {users.map((person) => (
        <BlockRow key={person.id} person={person} />
      ))}
      <Pager
        label={shellWording.pages}
        previous={blockedAfter ? { href: at(others), text: wording.first, isFirst: true } : undefined}
        next={
          pagingInfo.next
            ? { href: at({ ...search, blockedAfter: pagingInfo.next.to }), text: wording.more }
            : undefined
        }
      />
    </section>
  )
}
