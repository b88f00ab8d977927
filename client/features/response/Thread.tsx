import { useRef, useState } from 'react'
import { responseWording as wording } from '../../../schema/wording/responses'
import { opensElsewhere } from '../../lib/opens-elsewhere'
import { useAnswer } from '../../lib/use-answer'
import { useLink } from '../../lib/use-link'
import { Button } from '../../ui/Button'
import { Waiting } from '../../ui/Waiting'
import type { ShownResponse } from './discussion-facts'
import { Response } from './Response'
import { ResponseAnswers } from './response-answers.generated'
import type { ResponseListFragment } from './response-list.generated'

/** How deep answers stand within answers; deeper ones have their own page. */
const DEEPEST_INSIDE = 4

interface Props {
  thread: Omit<ResponseListFragment['threads'][number], '__typename' | 'isMuted'> & { isMuted?: boolean }
  /** 1 for the first level that is shown. */
  level?: number
}

/** A response with the answers to it, which are folded until somebody unfolds them. Rule: docs/rules/responses.md. */
export function Thread({ thread: { id, post, answersCount, isMuted }, level = 1 }: Props) {
  const link = useLink()
  const [isOpen, setOpen] = useState(false)
  // Of what folds and what unfolds one takes the place of the other, with the focus.
  const isTurning = useRef(false)
  const turn = (opens: boolean) => {
    isTurning.current = true
    setOpen(opens)
  }
  const takeFocus = (element: HTMLElement | null) => {
    if (!element || !isTurning.current) return
    isTurning.current = false
    element.focus({ preventScroll: true })
  }
  const [isShown, setShown] = useState(!isMuted)
  const [own, setOwn] = useState<readonly ShownResponse[]>([])
  const count = answersCount + own.length
  const isInside = level < DEEPEST_INSIDE
  const unfold = count > 0 && !isOpen && (
    <a
      ref={takeFocus}
      href={link('ShowPostResponses', { postId: id })}
      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
      onClick={(event) => {
        if (!isInside || opensElsewhere(event)) return
        event.preventDefault()
        turn(true)
      }}
    >
      {wording.answers(count)}
    </a>
  )
  return (
    <li>
      {post && !isShown ? (
        <div className="flex flex-wrap items-center gap-x-3 text-14 text-ink-soft">
          <p className="italic">{wording.muted}</p>
          <Button look="text" size="small" onClick={() => setShown(true)}>
            {wording.showMuted}
          </Button>
          {unfold}
        </div>
      ) : post ? (
        <Response
          response={post}
          onAnswered={(answer) => {
            setOwn((before) => [answer, ...before])
            setOpen(true)
          }}
        >
          {unfold}
        </Response>
      ) : (
        <div className="text-14 text-ink-soft">
          <p className="italic">{wording.gone}</p>
          {unfold}
        </div>
      )}
      {isOpen && (
        <div className="mt-4 flex gap-3">
          <button
            ref={takeFocus}
            type="button"
            aria-label={wording.foldLabel(count)}
            title={wording.fold}
            onClick={() => turn(false)}
            className="group -ms-2 flex w-6 shrink-0 justify-center"
          >
            <span className="h-full border-s-2 border-line group-hover:border-ink" />
          </button>
          <Answers id={id} own={own} level={level + 1} />
        </div>
      )}
    </li>
  )
}

interface AnswersProps {
  id: string
  /** Responses that the viewer has just written. */
  own: readonly ShownResponse[]
  level: number
}

interface PartProps extends AnswersProps {
  after?: string | undefined
}

/** A page of the answers, and the next one when it is asked for. */
function AnswersPart({ id, own, level, after }: PartProps) {
  const { data, hasFailed, ask } = useAnswer(ResponseAnswers, { id, after }, { asks: true })
  const [isMore, setMore] = useState(false)
  const answers = data?.responseThread?.answers
  if (!answers) return <Waiting wording={wording} hasFailed={hasFailed} onAgain={ask} />
  const next = answers.pagingInfo.next?.to
  return (
    <>
      {answers.threads
        .filter(({ id: theirs }) => !own.some((one) => one.id === theirs))
        .map((thread) => (
          <Thread key={thread.id} thread={thread} level={level} />
        ))}
      {next !== undefined && !isMore && (
        <li>
          <Button look="text" size="small" onClick={() => setMore(true)}>
            {wording.moreAnswers}
          </Button>
        </li>
      )}
      {next !== undefined && isMore && <AnswersPart id={id} own={own} level={level} after={next} />}
    </>
  )
}

/** The answers to a response, in the order in which they were written; the viewer's own new ones come first. */
const Answers = ({ id, own, level }: AnswersProps) => (
  <ol className="grid min-w-0 flex-1 gap-6">
    {own.map((post) => (
      <Thread key={post.id} thread={{ id: post.id, answersCount: post.responsesCount, post }} level={level} />
    ))}
    <AnswersPart id={id} own={own} level={level} />
  </ol>
)
