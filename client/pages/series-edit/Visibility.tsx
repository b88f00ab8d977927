import { linkTo } from '../../../schema/routes/links'
import { yourSeriesWording } from '../../../schema/wording/your-series'
import { DeleteSequence } from '../../features/sequence/delete-sequence.generated'
import type { EditedSequenceFragment } from '../../features/sequence/edited-sequence.generated'
import { forgetSeriesLists } from '../../features/sequence/forget-series-lists'
import { PublishSequence } from '../../features/sequence/publish-sequence.generated'
import { UndeleteSequence } from '../../features/sequence/undelete-sequence.generated'
import { UnpublishSequence } from '../../features/sequence/unpublish-sequence.generated'
import { RefusalText } from '../../features/settings/SignInAgain'
import { makeChange, useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { useMayReach } from '../../lib/use-may-reach'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'

const wording = yourSeriesWording.publish

/** Who can see a series: it is published, hidden and deleted here. */
export function Visibility({ series }: { series: EditedSequenceFragment }) {
  const app = useApp()
  const mayReach = useMayReach()
  const publishing = useChange(PublishSequence)
  const hiding = useChange(UnpublishSequence)
  const deleting = useChange(DeleteSequence)
  const { id: sequenceId, title, slugId, isPublished } = series
  const input = { sequenceId }
  const say = (message: string, testId: string) => {
    forgetSeriesLists(app.queryClient)
    showToast({ message, extraParams: { testId } })
  }
  const publish = async () => {
    hiding.forget()
    if (await publishing.run({ input })) say(wording.published, 'series-published')
  }
  const unpublish = async () => {
    publishing.forget()
    if (await hiding.run({ input })) say(wording.unpublished, 'series-unpublished')
  }
  /** The page is gone by now: back to it. */
  const undo = async () => {
    if (!(await makeChange(app, UndeleteSequence, { input }))) return
    forgetSeriesLists(app.queryClient)
    await goTo(app.navigation, linkTo('EditSequence', { sequenceSlug: slugId }))
  }
  const remove = async () => {
    if (!(await deleting.run({ input }))) return
    forgetSeriesLists(app.queryClient)
    showToast({
      message: wording.removed(title),
      ...(mayReach ? { action: { label: wording.undo, onAction: undo } } : {}),
      extraParams: { testId: 'series-deleted' },
    })
    await goTo(app.navigation, linkTo('YourSeries'))
  }
  return (
    <section className="mt-12 pb-12" aria-labelledby="visibility">
      <h2 id="visibility" className="border-b border-ink pb-3 font-serif text-20 font-semibold">
        {wording.title}
      </h2>
      <p className="mt-4 text-16">{isPublished ? wording.public : wording.draft}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {!mayReach ? null : isPublished ? (
          <Button look="danger" onClick={unpublish} isPending={hiding.isPending}>
            {wording.unpublish}
          </Button>
        ) : (
          <Button
            look="main"
            onClick={publish}
            isPending={publishing.isPending}
            pendingText={wording.publishing}
          >
            {wording.publish}
          </Button>
        )}
        <Button look="danger" onClick={remove} isPending={deleting.isPending}>
          {wording.remove}
        </Button>
      </div>
      <p className="mt-2 text-13 text-ink-soft">{wording.removeHint}</p>
      <RefusalText
        id="visibility-refusal"
        refusal={publishing.refusal ?? hiding.refusal ?? deleting.refusal}
      />
    </section>
  )
}
