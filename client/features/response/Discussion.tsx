import { type ReactNode, useEffect, useState } from 'react'
import { responseWording as wording } from '../../../schema/wording/responses'
import { lazily } from '../../lib/lazily'
import { useViewer } from '../../lib/use-viewer'
import { Button } from '../../ui/Button'
import { useLazy } from '../../ui/lazy'
import { decideOnMentions } from '../webmention/lazy'
import { discussionMenu, writeResponse } from './acts'
import type { Discussed } from './discussed'
import { type ChosenWords, DiscussionProvider, type ShownResponse } from './discussion-facts'
import { keptText } from './kept-text'
import { Thread } from './Thread'
import { useKeptPlace } from './use-kept-place'
import { useTalk } from './use-talk'

/** What waits or was hidden, for those who see some of it. */
const withheldResponses = lazily(() => import('./Withheld').then(({ Withheld }) => Withheld))

interface Props {
  discussed: Discussed
  /** What chooses the order. */
  order: ReactNode
  /** What a new response is about. */
  passage?: ChosenWords | undefined
  /** Fetches the responses again. */
  onRefresh: () => void
  /** More of the list: the next page, or the way there. */
  children?: ReactNode
}

/** The list of responses, without those that the viewer has just written. */
export const Threads = ({ discussed, own }: { discussed: Discussed; own?: readonly ShownResponse[] }) =>
  discussed.list.threads
    .filter(({ id }) => !own?.some((one) => one.id === id))
    .map((thread) => <Thread key={thread.id} thread={thread} />)

/** The responses to something, with the field in which one is written. Rule: docs/rules/responses.md. */
export function Discussion({ discussed, order, passage, onRefresh, children }: Props) {
  const viewer = useViewer()
  const { kind, id, pinned, isClosed, isAnswers, isOfList, count, list } = discussed
  const { facts, rights, canRespond, own, onPublished } = useTalk(discussed, onRefresh)
  const [isWriting, setWriting] = useState(false)
  const [hasBegun, setBegun] = useState(false)
  // Only the browser knows what a visitor has begun to write.
  useEffect(() => setBegun(keptText(id) !== ''), [id])
  const Write = useLazy(writeResponse, canRespond && (viewer !== null || isWriting || hasBegun))
  const Menu = useLazy(discussionMenu, facts.isCurator && !isAnswers)
  const Mentions = useLazy(decideOnMentions, facts.isCurator && kind === 'post' && !isAnswers)
  const area = useKeptPlace()
  // The count may be older or newer than the list, and doesn't know whom the viewer blocks.
  const isEmpty = count + own.length + list.threads.length === 0 && !pinned
  const { withheld } = rights
  const Withheld = useLazy(
    withheldResponses,
    withheld !== undefined && withheld.held.posts.length + withheld.hidden.posts.length > 0,
  )
  return (
    <DiscussionProvider value={facts}>
      <div ref={area} className="contents">
        {isClosed ? (
          <p className="mt-4 text-14 text-ink-soft">{wording.closed(isOfList ? 'list' : 'story')}</p>
        ) : (
          canRespond && (
            <div className="[@media(scripting:none)]:hidden">
              {Write ? (
                <Write
                  kind={kind}
                  id={id}
                  label={wording.text}
                  passage={passage}
                  hasFocus={isWriting || passage !== undefined}
                  onPublished={onPublished}
                />
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
        {!isClosed && rights.withheld && !rights.canRespond && (
          <p className="mt-4 text-14 text-ink-soft">{wording.mayNot}</p>
        )}
        {Menu && <Menu kind={kind} id={id} isClosed={isClosed} />}
        {Mentions && <Mentions id={id} />}
        {Withheld && withheld && <Withheld held={withheld.held} hidden={withheld.hidden} />}
        {isEmpty && (
          <p className="mt-8 text-16 text-ink-soft text-pretty">
            {isAnswers ? wording.noAnswers : isClosed ? wording.noneOfClosed : wording.none}
          </p>
        )}
        {!isEmpty && order}
        <ol tabIndex={-1} className="mt-6 grid gap-8 outline-none">
          {own.map((one) => (
            <Thread key={one.id} thread={{ id: one.id, answersCount: one.responsesCount, post: one }} />
          ))}
          {pinned && <Thread thread={{ id: pinned.id, answersCount: pinned.responsesCount, post: pinned }} />}
          <Threads discussed={discussed} own={own} />
          {children}
        </ol>
      </div>
    </DiscussionProvider>
  )
}
