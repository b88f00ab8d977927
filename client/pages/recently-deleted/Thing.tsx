import { recentlyDeletedWording as wording } from '../../../schema/wording/recently-deleted'
import { forgetLists } from '../../features/catalog/forget-lists'
import { UndeleteCatalog } from '../../features/catalog/undelete-catalog.generated'
import { RestoreQuote } from '../../features/quote/restore-quote.generated'
import { forgetSeriesLists } from '../../features/sequence/forget-series-lists'
import { UndeleteSequence } from '../../features/sequence/undelete-sequence.generated'
import { RefusalText } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { useMayReach } from '../../lib/use-may-reach'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import {
  RecentlyDeleted,
  type RecentlyDeletedQuery,
  type RecentlyDeletedQueryVariables,
} from './recently-deleted.generated'

type Deleted = NonNullable<RecentlyDeletedQuery['viewer']>['recentlyDeleted']['things'][number]

interface Props {
  thing: Deleted
  /** Of the page that shows it, which is read again. */
  variables: RecentlyDeletedQueryVariables
}

/** Something that the viewer has deleted: what it is called, how long it is kept, and the way back. */
export function Thing({ thing: { id, kind, name, daysLeft }, variables }: Props) {
  const app = useApp()
  const mayReach = useMayReach()
  const list = useChange(UndeleteCatalog)
  const series = useChange(UndeleteSequence)
  const highlight = useChange(RestoreQuote)
  const changes = { LIST: list, SERIES: series, HIGHLIGHT: highlight }
  const { isPending, refusal } = changes[kind]
  const restored = {
    LIST: () => list.run({ catalogId: id }),
    SERIES: () => series.run({ input: { sequenceId: id } }),
    HIGHLIGHT: () => highlight.run({ quoteId: id }),
  }
  const restore = async () => {
    if (!(await restored[kind]())) return
    forgetLists(app.queryClient)
    forgetSeriesLists(app.queryClient)
    showToast({ message: wording.restored(name), about: id, extraParams: { testId: 'thing-restored' } })
    await refetch(app, RecentlyDeleted, variables)
  }
  return (
    <li className="flex items-center gap-4 border-b border-line py-4">
      <div className="min-w-0 flex-1">
        <p className="line-clamp-3 font-serif text-16 font-semibold wrap-anywhere">{name}</p>
        <p className="mt-1 text-13 text-ink-soft">{wording.line(wording.kinds[kind], daysLeft)}</p>
        <RefusalText id={`${id}-refusal`} refusal={refusal} />
      </div>
      {(mayReach || kind !== 'SERIES') && (
        <Button size="small" isPending={isPending} aria-label={wording.restoreLabel(name)} onClick={restore}>
          {wording.restore}
        </Button>
      )}
    </li>
  )
}
