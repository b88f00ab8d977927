import { linkTo } from '../../../schema/routes/links'
import { STORY_FILTERS } from '../../../schema/routes/values'
import { submissionsWording } from '../../../schema/wording/submissions'
import { yourStoriesWording } from '../../../schema/wording/your-stories'
import { OwnStories } from '../../features/own-story/OwnStories'
import { ownStoriesHead } from '../../features/own-story/own-head'
import { loadOwnStories } from '../../features/own-story/own-load'
import { NextPage } from '../../features/post/NextPage'
import { SubmissionRow } from '../../features/submission/SubmissionRow'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { TabLinks } from '../../ui/TabLinks'
import { WriterOutbox } from './writer-outbox.generated'

const { outbox: wording, post } = submissionsWording

/** With a filter, the address is one of the lists of the viewer's stories. */
const isFiltered = ({ params }: Pick<PageContext, 'params'>): boolean => params.filterBy !== undefined

const variablesOf = ({ search }: Pick<PageContext, 'search'>) => ({ after: search.after })

export const load = (page: LoadContext): Promise<unknown> =>
  isFiltered(page) ? loadOwnStories(page) : page.query(WriterOutbox, variablesOf(page))

export const head = (page: PageContext): PageHead =>
  isFiltered(page) ? ownStoriesHead() : { title: wording.title, robots: 'noindex', isTool: true }

function Submissions() {
  const submissions = useOperation(WriterOutbox, variablesOf(usePage())).viewer?.submissions
  if (!submissions) return null
  const drafts = linkTo('YourStoriesFiltered', { filterBy: 'drafts' })
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{wording.title}</h1>
      <p className="mt-3 text-16 text-ink-soft text-pretty">{wording.text}</p>
      <TabLinks
        label={wording.label}
        className="mt-6"
        tabs={[
          { href: linkTo('YourStories'), text: wording.submissions, isCurrent: true },
          ...STORY_FILTERS.map((filterBy) => ({
            href: linkTo('YourStoriesFiltered', { filterBy }),
            text: yourStoriesWording.filters[filterBy],
            isCurrent: false,
          })),
        ]}
      />
      {submissions.submissions.length === 0 && (
        <EmptyState text={wording.none} more={{ href: drafts, text: wording.stories }} />
      )}
      {submissions.submissions.map((submission) => (
        <SubmissionRow
          key={submission.id}
          submission={submission}
          href={linkTo('SubmitPost', { postId: submission.postId })}
          by={wording.to(submission.collection?.name ?? post.gone)}
        />
      ))}
      <NextPage next={submissions.pagingInfo.next} text={wording.more} />
    </>
  )
}

/** What the viewer has offered to publications, and beside it their stories. Rule: docs/rules/submissions.md, "The outbox". */
export function Page() {
  return (
    <div className="mx-auto max-w-inset px-6 pt-8 pb-16 sm:pt-12">
      {isFiltered(usePage()) ? (
        <>
          <Link look="underlined" href={linkTo('YourStories')}>
            {wording.back}
          </Link>
          <OwnStories />
        </>
      ) : (
        <Submissions />
      )}
    </div>
  )
}
