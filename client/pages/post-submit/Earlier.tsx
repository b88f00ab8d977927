import { linkTo } from '../../../schema/routes/links'
import { submissionsWording } from '../../../schema/wording/submissions'
import { StateBadge } from '../../features/submission/StateBadge'
import type { SubmissionDetailsFragment } from '../../features/submission/submission-details.generated'
import { formatDate, isoDate } from '../../lib/format'
import { Link } from '../../ui/Link'

const wording = submissionsWording.post

/** The outcomes of a story's earlier submissions, with the editors' last notes. */
export function Earlier({ submissions }: { submissions: readonly SubmissionDetailsFragment[] }) {
  if (submissions.length === 0) return null
  return (
    <section aria-labelledby="earlier" className="mt-12">
      <h2 id="earlier" className="border-b border-ink pb-3 font-serif text-20 font-semibold">
        {wording.earlier}
      </h2>
      <ul>
        {submissions.map(({ id, collection, state, turnAt, notes, address }) => (
          <li key={id} className="border-b border-line py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-ink-soft">
              <span className="font-medium text-ink">{collection?.name ?? wording.gone}</span>
              <StateBadge state={state} />
              <time dateTime={isoDate(turnAt)}>{formatDate(turnAt)}</time>
              {address && collection && (
                <Link look="underlined" href={linkTo('ShowCollection', { collectionSlug: collection.slug })}>
                  {collection.name}
                </Link>
              )}
            </p>
            {notes.at(-1)?.text && (
              <p dir="auto" className="mt-2 text-16 whitespace-pre-line wrap-anywhere">
                {notes.at(-1)?.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
