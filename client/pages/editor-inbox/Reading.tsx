import { queryText } from '../../../schema/routes/links'
import { submissionsWording } from '../../../schema/wording/submissions'
import { StoryText } from '../../features/post/body/StoryText'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { Reaching } from '../../features/settings/Reaching'
import { History } from '../../features/submission/History'
import { StateBadge } from '../../features/submission/StateBadge'
import { formatDate, isoDate } from '../../lib/format'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { Link } from '../../ui/Link'
import { Decision } from './Decision'
import type { InboxSubmissionQuery } from './inbox-submission.generated'

const { inbox: wording, since, needsScript } = submissionsWording

type Submission = Extract<InboxSubmissionQuery['submission'], { __typename: 'Submission' }>

/** A submission as its editors read it: the text, what was said, and the decision. */
export function Reading({ submission }: { submission: Submission }) {
  const { pathname, search } = usePage()
  const link = useLink()
  const { submission: _, ...others } = search
  const { text, title, writer, state, turnAt, address } = submission
  return (
    <>
      <Link look="underlined" href={pathname + queryText(others)}>
        {wording.back}
      </Link>
      <h1 dir="auto" className="mt-6 font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">
        {text?.title ?? title}
      </h1>
      {text?.subtitle && (
        <p dir="auto" className="mt-2 text-20 text-ink-soft text-pretty">
          {text.subtitle}
        </p>
      )}
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-ink-soft">
        <AppLink
          href={link('ShowUser', { username: writer.username })}
          className="font-medium text-ink hover:underline"
        >
          {writer.name}
        </AppLink>
        <StateBadge state={state} />
        <time dateTime={isoDate(turnAt)}>{since(formatDate(turnAt))}</time>
      </p>
      {address && (
        <Link look="underlined" href={address} className="mt-2">
          {wording.read}
        </Link>
      )}
      {text && (
        <Link
          look="underlined"
          href={link('ShowPostNotes', { postId: submission.postId })}
          className={address ? 'ms-5' : 'mt-2'}
        >
          {wording.notes}
        </Link>
      )}
      <NeedsScript text={needsScript} />
      {text ? (
        <div className="story mt-8">
          <StoryText body={text.body} />
        </div>
      ) : (
        <p className="mt-8 text-16 text-ink-soft">{wording.untold}</p>
      )}
      <Reaching instead={<History submission={submission} />}>
        <Decision submission={submission} />
        <History submission={submission} mayWrite />
      </Reaching>
    </>
  )
}
