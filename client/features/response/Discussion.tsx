import { type ReactNode, useEffect, useState } from 'react'
import { responseWording as wording } from '../../../schema/wording/responses'
import { lazily } from '../../lib/lazily'
import { useViewer } from '../../lib/use-viewer'
import { Button } from '../../ui/Button'
import { usePart } from '../../ui/part'
import { discussionMenu, writeResponse } from './acts'
import { DiscussionProvider, type ShownResponse } from './discussion-facts'
import { keptText } from './kept-text'
import type { PostResponsesQuery } from './post-responses.generated'
import { ResponseRights } from './response-rights.generated'
import { Thread } from './Thread'
import { useAsked } from './use-asked'

/** What waits or was hidden, for those who see some of it. */
const withheldResponses = lazily(() => import('./Withheld').then(({ Withheld }) => Withheld))

/** What is discussed: a story, or a response with its answers. */
export type Discussed = Extract<PostResponsesQuery['postResult'], { __typename: 'Post' }>

interface Props {
  post: Discussed
  /** What chooses the order. */
  order: ReactNode
  /** Fetches the responses again. */
  onRefresh: () => void
  /** More of the list: the next page, or the way there. */
  children?: ReactNode
}

/** The list of responses, without those that the viewer has just written. */
export const Threads = ({ post, own }: { post: Discussed; own?: readonly ShownResponse[] }) =>
  post.threadedPostResponses.threads
    .filter(({ id }) => !own?.some((one) => one.id === id))
    .map((thread) => <Thread key={thread.id} thread={thread} />)

/** The responses to something, with the field in which one is written. Rule: docs/rules/responses.md. */
export function Discussion({ post, order, onRefresh, children }: Props) {
  const viewer = useViewer()
  const { id, pinnedResponse, responsesClosed, response, postResponses } = post
  const rights = useAsked(ResponseRights, { id }, viewer !== null)
  const [own, setOwn] = useState<readonly ShownResponse[]>([])
  const edge = viewer ? rights.data?.post?.viewerEdge : undefined
  // A visitor writes first, and signs in to publish it.
  const canRespond = !responsesClosed && (viewer === null || edge?.canRespond === true)
  const refresh = () => {
    setOwn([])
    rights.ask()
    onRefresh()
  }
  const facts = {
    id,
    canRespond: canRespond && viewer !== null,
    isCurator: edge?.canCurateResponses === true,
    refresh,
  }
  const [isWriting, setWriting] = useState(false)
  const [hasBegun, setBegun] = useState(false)
  // Only the browser knows what a visitor has begun to write.
  useEffect(() => setBegun(keptText(id) !== ''), [id])
  const Write = usePart(writeResponse, canRespond && (viewer !== null || isWriting || hasBegun))
  const Menu = usePart(discussionMenu, facts.isCurator && !response)
  const published = (answer: ShownResponse) => {
    if (answer.response?.status === 'HELD') rights.ask()
    else setOwn((before) => [answer, ...before])
  }
  const isEmpty = postResponses.count + own.length === 0
  const withheld = viewer ? rights.data?.post : undefined
  const Withheld = usePart(
    withheldResponses,
    withheld != null && withheld.held.posts.length + withheld.hidden.posts.length > 0,
  )
  return (
    <DiscussionProvider value={facts}>
      {responsesClosed ? (
        <p className="mt-4 text-14 text-ink-soft">{wording.closed(response?.catalog ? 'list' : 'story')}</p>
      ) : (
        canRespond && (
          <div className="[@media(scripting:none)]:hidden">
            {Write ? (
              <Write id={id} label={wording.text} hasFocus={isWriting} onPublished={published} />
            ) : (
              viewer === null && (
                <Button className="mt-4" onClick={() => setWriting(true)}>
                  {wording.write}
                </Button>
              )
            )}
          </div>
        )
      )}
      {Menu && <Menu postId={id} isClosed={responsesClosed} />}
      {Withheld && withheld && <Withheld held={withheld.held} hidden={withheld.hidden} />}
      {isEmpty && (
        <p className="mt-8 text-16 text-ink-soft text-pretty">
          {response ? wording.noAnswers : responsesClosed ? wording.noneOfClosed : wording.none}
        </p>
      )}
      {!isEmpty && order}
      <ol className="mt-6 grid gap-8">
        {own.map((one) => (
          <Thread key={one.id} thread={{ id: one.id, answersCount: one.responsesCount, post: one }} />
        ))}
        {pinnedResponse && (
          <Thread
            thread={{
              id: pinnedResponse.id,
              answersCount: pinnedResponse.responsesCount,
              post: pinnedResponse,
            }}
          />
        )}
        <Threads post={post} own={own} />
        {children}
      </ol>
    </DiscussionProvider>
  )
}
