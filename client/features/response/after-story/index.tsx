import { useState } from 'react'
import { RESPONSES_AFTER_STORY } from '../../../../schema/rules/limits'
import { responseWording as wording } from '../../../../schema/wording/responses'
import { opensElsewhere } from '../../../lib/opens-elsewhere'
import { useAnswer } from '../../../lib/use-answer'
import { useIsBrowser } from '../../../lib/use-is-browser'
import { useLink } from '../../../lib/use-link'
import { Link } from '../../../ui/Link'
import { preload, useLazy } from '../../../ui/lazy'
import { MentionedOn } from '../../webmention/MentionedOn'
import { writeResponse } from '../acts'
import { DiscussionProvider, type ShownResponse } from '../discussion-facts'
import { responsesPanel } from '../lazy'
import { Thread } from '../Thread'
import { useKeptPlace } from '../use-kept-place'
import { useTalk } from '../use-talk'
import { responsesAfter } from './responses-after'
import { StoryResponses, type StoryResponsesQuery } from './story-responses.generated'

type Responded = Extract<StoryResponsesQuery['postResult'], { __typename: 'Post' }>

interface FieldProps {
  id: string
  onPublished: (response: ShownResponse) => void
}

/** The field in which a response is written. Until it is pressed it is a link to the page of the field alone. */
function Field({ id, onPublished }: FieldProps) {
  const link = useLink()
  const [isWriting, setWriting] = useState(false)
  const Write = useLazy(writeResponse, isWriting)
  const near = () => void preload(writeResponse)
  if (Write) return <Write id={id} label={wording.text} hasFocus onPublished={onPublished} />
  return (
    <a
      href={link('NewPostResponse', { inResponseToPostId: id })}
      rel="nofollow"
      className="mt-6 flex min-h-11 items-center rounded-input border border-line-strong px-3 text-16 text-ink-soft hover:border-ink"
      onPointerEnter={near}
      onFocus={near}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        setWriting(true)
      }}
    >
      {wording.placeholder}
      <span className="sr-only"> {wording.write}</span>
    </a>
  )
}

/** The places of the list that have a response, the pinned one first. */
function shownOf({ pinnedResponse: pinned, threadedPostResponses: { threads } }: Responded) {
  const first = pinned ? [{ id: pinned.id, answersCount: pinned.responsesCount, post: pinned }] : []
  return [...first, ...threads.filter(({ post }) => post !== null)].slice(0, RESPONSES_AFTER_STORY)
}

function Talk({ post, onRefresh }: { post: Responded; onRefresh: () => void }) {
  const link = useLink()
  const { id, responsesClosed: isClosed, pinnedResponse: pinned } = post
  const { facts, rights, canRespond, own, onPublished } = useTalk(
    { kind: 'post', id, pinned, isClosed },
    onRefresh,
  )
  const area = useKeptPlace()
  const { count } = post.postResponses
  const shown = shownOf(post).filter((thread) => !own.some((one) => one.id === thread.id))
  const isKnown = rights.withheld !== undefined
  return (
    <section aria-labelledby="responses-below" className="mt-12">
      <h2 id="responses-below" className="border-b border-line py-2 font-serif text-20 font-semibold">
        {count > 0 ? wording.count(count) : wording.responses}
      </h2>
      <DiscussionProvider value={facts}>
        <div ref={area}>
          {isClosed || (isKnown && !canRespond) ? (
            <p className="mt-6 flex min-h-11 items-center text-14 text-ink-soft">
              {isClosed ? wording.closed('story') : wording.mayNot}
            </p>
          ) : (
            <Field id={id} onPublished={onPublished} />
          )}
          {shown.length + own.length > 0 ? (
            <ol tabIndex={-1} className="mt-6 grid gap-8 outline-none">
              {own.map((one) => (
                <Thread key={one.id} thread={{ id: one.id, answersCount: one.responsesCount, post: one }} />
              ))}
              {shown.map((thread) => (
                <Thread key={thread.id} thread={thread} />
              ))}
            </ol>
          ) : (
            count === 0 && <p className="mt-6 text-16 text-ink-soft">{wording.noneYet}</p>
          )}
        </div>
      </DiscussionProvider>
      {count > shown.length && (
        <p className="mt-6">
          <Link look="underlined" href={link('ShowPostResponses', { postId: id })}>
            {wording.all(count)}
          </Link>
        </p>
      )}
      <MentionedOn mentions={post.webmentions} />
    </section>
  )
}

function Shown({ id }: { id: string }) {
  const { data, ask } = useAnswer(StoryResponses, responsesAfter(id), { asks: true })
  const post = data?.postResult
  return post?.__typename === 'Post' ? <Talk post={post} onRefresh={() => void ask()} /> : null
}

/**
 * Responses to a story, below it, and a field to write one. Rule: docs/rules/responses.md, "Reading".
 *
 * They are hydrated when their reader nears them. Whoever has opened the panel by then knows more than the document:
 * its markup stays untouched until the browser draws it anew.
 */
export function AfterStory({ id }: { id: string }) {
  const isBrowser = useIsBrowser()
  return __BROWSER__ && !isBrowser && responsesPanel.loaded ? (
    <div key="kept" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div key="drawn">
      <Shown id={id} />
    </div>
  )
}
