import { linkTo } from '../../../schema/routes/links'
import { submissionsWording } from '../../../schema/wording/submissions'
import { NextPage } from '../../features/post/NextPage'
import { SubmissionRow } from '../../features/submission/SubmissionRow'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { TabLinks } from '../../ui/TabLinks'
import type { EditorInboxQuery } from './editor-inbox.generated'
import { TURNS, turnOf } from './variables'

const { inbox: wording, by } = submissionsWording

type Publication = Extract<EditorInboxQuery['collectionByDomainOrSlug'], { __typename: 'Collection' }>

/** The submissions to a publication, by whose move it is. */
export function Inbox({ publication }: { publication: Publication }) {
  const page = usePage()
  const link = useLink()
  const turn = turnOf(page)
  const collectionSlug = publication.slug
  const connection = publication.submissionsConnection
  const submissions = connection?.submissions ?? []
  const path = linkTo('CollectionInbox', { collectionSlug })
  const own = turn === 'editors' ? '' : `&turn=${turn}`
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.heading}</h1>
        <Link look="underlined" href={link('CollectionSubmissionSettings', { collectionSlug })}>
          {wording.settings}
        </Link>
      </header>
      <TabLinks
        label={wording.label}
        className="mt-6"
        tabs={TURNS.map((name) => ({
          href: name === 'editors' ? path : `${path}?turn=${name}`,
          text: wording.turns[name],
          isCurrent: name === turn,
        }))}
      />
      {submissions.length === 0 && <EmptyState text={wording.none[turn]} />}
      {submissions.map((submission) => (
        <SubmissionRow
          key={submission.id}
          submission={submission}
          href={`${path}?submission=${submission.id}${own}`}
          by={by(submission.writer.name)}
        />
      ))}
      <NextPage next={connection?.pagingInfo.next ?? null} text={wording.more} />
    </>
  )
}
