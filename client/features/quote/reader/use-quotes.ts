import { useEffect, useEffectEvent, useState } from 'react'
import type { Passage } from '../../../../schema/rules/joined-places'
import { newId } from '../../../../schema/rules/new-id'
import { highlightWording as wording } from '../../../../schema/wording/quotes'
import { RETRIES, useAnswer } from '../../../lib/use-answer'
import { useViewer } from '../../../lib/use-viewer'
import { executeOnline } from '../../../shell/once-online'
import { showToast } from '../../../shell/toast'
import { isDone, type Refusal, useChange } from '../../settings/use-change'
import { CreateQuote } from '../create-quote.generated'
import { PostQuotes } from '../post-quotes.generated'
import { useRemoveQuote } from '../use-remove-quote'
import { takePassage } from './kept-passage'

/** When a highlight that got no answer is sent again, in milliseconds. */
const SENT_AGAIN = [1000, 4000, 10_000] as const

/** A story's highlights, requested after the page, which doesn't know the viewer. */
export function usePostQuotes(id: string, isWanted: boolean) {
  return useAnswer(PostQuotes, { id }, { asks: isWanted, retries: RETRIES }).data?.post ?? undefined
}

/** Whether nobody knows if it was done; the key makes sending it again harmless. */
const isUnanswered = ({ code }: Refusal): boolean => code === null || code === 'SERVICE_UNAVAILABLE'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What a reader does with highlights. A press shows its result at once, which is undone if the worker refuses it. */
export function useQuoteActions(targetPostId: string) {
  const creating = useChange(CreateQuote, executeOnline)
  const { hidden, remove, show } = useRemoveQuote()
  const [pending, setPending] = useState<readonly Passage[]>([])
  /** @param message what is said then; `undoes` if it is new and can be taken back. */
  const mark = async (
    passage: Passage,
    words: string,
    isPrivate: boolean,
    message: string,
    undoes = true,
  ) => {
    const { paragraph: paragraphName, start: startOffset, end: endOffset, endParagraph } = passage
    const place = {
      targetPostId,
      paragraphName,
      startOffset,
      endOffset,
      endParagraphName: endParagraph,
      words,
    }
    const variables = { ...place, isPrivate, key: newId() }
    if (undoes) setPending((before) => [...before, passage])
    let outcome = await creating.attempt(variables)
    for (const delay of SENT_AGAIN) {
      if ('done' in outcome || !isUnanswered(outcome.refusal)) break
      await pause(delay)
      outcome = await creating.attempt(variables)
    }
    setPending((before) => before.filter((one) => one !== passage))
    if (!isDone(outcome) || !('done' in outcome)) return undefined
    const { id } = outcome.done
    show(id)
    showToast({
      message,
      ...(undoes ? { action: { label: wording.undo, onAction: () => void remove(id) } } : {}),
      about: id,
      extraParams: { testId: 'highlighted' },
    })
    return outcome.done
  }
  const isSignedIn = useViewer() !== null
  // The reader has signed in to highlight a passage, and is back.
  const markKept = useEffectEvent(() => {
    const kept = takePassage('highlight', targetPostId)
    if (kept) void mark(kept.passage, kept.words, false, wording.highlighted)
  })
  useEffect(() => {
    if (isSignedIn) markKept()
  }, [isSignedIn])
  return { pending, hidden, mark, remove }
}
