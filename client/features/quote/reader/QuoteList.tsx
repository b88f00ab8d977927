import type { ReactNode } from 'react'
import { highlightWording as wording } from '../../../../schema/wording/quotes'
import { useKeptFocus } from '../../../lib/use-kept-focus'
import { Button } from '../../../ui/Button'

interface Props {
  words: string
  /** Its state, in a few words. */
  facts: readonly string[]
  /** Shows it in the story; absent if the passage was changed. */
  onShow: (() => void) | undefined
  /** More that can be done with it. */
  children?: ReactNode
}

/** A highlight in a list below the story. */
export const QuoteItem = ({ words, facts, onShow, children }: Props) => (
  <li className="border-s-2 border-accent ps-4">
    <blockquote dir="auto" className="font-serif text-16 wrap-anywhere">
      {words}
    </blockquote>
    {facts.length > 0 && <p className="mt-1 text-13 text-ink-soft">{facts.join(' · ')}</p>}
    <div className="flex flex-wrap gap-x-4">
      {onShow && (
        <Button look="text" size="small" onClick={onShow}>
          {wording.show}
        </Button>
      )}
      {children}
    </div>
  </li>
)

/** Highlights below the story, where each can be reached without a pointer. */
export function QuoteList({ heading, children }: { heading: string; children: ReactNode }) {
  const area = useKeptFocus<HTMLElement>()
  return (
    <section ref={area} className="mt-12">
      <h2 tabIndex={-1} className="font-serif text-20 font-semibold outline-none">
        {heading}
      </h2>
      <ul className="mt-4 grid gap-5">{children}</ul>
    </section>
  )
}
