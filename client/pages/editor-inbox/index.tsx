import { notFound } from '@tanstack/react-router'
import { submissionsWording } from '../../../schema/wording/submissions'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { EditorInbox } from './editor-inbox.generated'
import { Inbox } from './Inbox'
import { InboxSubmission } from './inbox-submission.generated'
import { Reading } from './Reading'
import { chosenOf, variablesOf } from './variables'

const wording = submissionsWording.inbox

export async function load(page: LoadContext): Promise<void> {
  const id = chosenOf(page)
  const [{ collectionByDomainOrSlug: publication }, chosen] = await Promise.all([
    page.query(EditorInbox, variablesOf(page)),
    id === undefined ? undefined : page.query(InboxSubmission, { id }),
  ])
  if (publication.__typename !== 'Collection' || !publication.submissionsConnection) throw notFound()
  const submission = chosen?.submission
  if (submission && (submission.__typename !== 'Submission' || !submission.isViewerEditor)) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(EditorInbox, variablesOf(page))
  const name = publication.__typename === 'Collection' ? publication.name : ''
  return { title: wording.title(name), robots: 'noindex', isTool: true }
}

function Chosen({ id }: { id: string }) {
  const { submission } = useOperation(InboxSubmission, { id })
  return submission.__typename === 'Submission' ? <Reading key={id} submission={submission} /> : null
}

/** What a publication was sent, or one submission with its text. Rule: docs/rules/submissions.md, "Decisions". */
export function Page() {
  const page = usePage()
  const { collectionByDomainOrSlug: publication } = useOperation(EditorInbox, variablesOf(page))
  const id = chosenOf(page)
  if (publication.__typename !== 'Collection') return null
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-16 sm:pt-14">
      {id === undefined ? <Inbox publication={publication} /> : <Chosen id={id} />}
    </div>
  )
}
