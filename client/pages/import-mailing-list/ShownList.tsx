import { linkTo } from '../../../schema/routes/links'
import { subscriberLists as wording } from '../../../schema/wording/subscriber-lists'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { DownloadLink } from '../../features/stats/DownloadLink'
import type { ListFieldsFragment } from '../../features/subscriber/list-fields.generated'
import { useMayReach } from '../../lib/use-may-reach'
import { Link } from '../../ui/Link'
import { Bring } from './Bring'
import { Discard, Undo } from './Ends'
import { Progress } from './Progress'

interface Props {
  list: ListFieldsFragment
}

/** What a list came to, a sentence each. */
function Outcomes({ list }: Props) {
  const lines = wording.outcomes(list)
  return (
    <>
      <ul className="mt-3 grid gap-2 text-16">
        {(lines.length > 0 ? lines : [wording.nobody]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {list.faultCount > 0 && (
        <DownloadLink href={linkTo('SubscriberImportFaults', { importId: list.id })} className="mt-2">
          {wording.faults}
        </DownloadLink>
      )}
    </>
  )
}

/** One list: its preview, its progress, what it came to. */
export function ShownList({ list }: Props) {
  const { newsletterId, fileName, state, notes, problem, removedCount } = list
  const mayReach = useMayReach()
  const canGo =
    state === 'READY' || state === 'UNDONE' || (state === 'FAILED' && list.addedCount + list.askedCount === 0)
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight wrap-anywhere">
        <bdi>{fileName}</bdi>
      </h1>
      <section aria-live="polite" className="mt-6">
        <Progress list={list} />
        {state === 'FAILED' && <p className="text-16 text-pretty">{wording.failed(problem ?? '')}</p>}
        {state === 'UNDONE' && <p className="text-16">{wording.removed(removedCount)}</p>}
        {notes.map((note) => (
          <p key={note} className="mt-2 text-14 text-ink-soft text-pretty">
            {note}
          </p>
        ))}
      </section>
      {state === 'DONE' && <Outcomes list={list} />}
      {state === 'READY' && (
        <>
          <NeedsScript text={wording.needsScript} />
          <Bring list={list} />
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {mayReach && state === 'DONE' && list.addedCount + list.askedCount > 0 && <Undo list={list} />}
        {mayReach && canGo && <Discard list={list} />}
      </div>
      <p className="mt-10 flex flex-wrap gap-x-6">
        <Link
          look="underlined"
          href={linkTo('ImportSubscribers', {}, { query: { newsletter: newsletterId } })}
        >
          {wording.all}
        </Link>
        <Link look="underlined" href={linkTo('NewsletterSubscribers', { newsletterV3Id: newsletterId })}>
          {wording.subscribers}
        </Link>
      </p>
    </>
  )
}
