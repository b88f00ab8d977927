import { linkTo } from '../../../schema/routes/links'
import { yourSeriesWording } from '../../../schema/wording/your-series'
import { forgetSeriesLists } from '../../features/sequence/forget-series-lists'
import type { SequenceHeadFragment } from '../../features/sequence/sequence-head.generated'
import { UndeleteSequence } from '../../features/sequence/undelete-sequence.generated'
import { RefusalText } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { useMayReach } from '../../lib/use-may-reach'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'

/** What the writer of a series can do with it in the list: edit it, or restore it. */
export function SeriesTools({ series: { id, slugId, title, isDeleted } }: { series: SequenceHeadFragment }) {
  const mayReach = useMayReach()
  const { queryClient, navigation } = useApp()
  const { run, isPending, refusal } = useChange(UndeleteSequence)
  const href = linkTo('EditSequence', { sequenceSlug: slugId })
  if (!isDeleted)
    return (
      <Link look="underlined" href={href} aria-label={yourSeriesWording.editLabel(title)}>
        {yourSeriesWording.edit}
      </Link>
    )
  if (!mayReach) return null
  const restore = async () => {
    if (!(await run({ input: { sequenceId: id } }))) return
    showToast({
      message: yourSeriesWording.restored(title),
      extraParams: { testId: 'series-restored' },
    })
    await goTo(navigation, href)
    forgetSeriesLists(queryClient)
  }
  return (
    <>
      <Button
        size="small"
        className="mt-3"
        onClick={restore}
        isPending={isPending}
        aria-label={yourSeriesWording.restoreLabel(title)}
      >
        {yourSeriesWording.restore}
      </Button>
      <RefusalText id={`${id}-refusal`} refusal={refusal} />
    </>
  )
}
