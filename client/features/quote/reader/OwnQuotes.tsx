import { useState } from 'react'
import type { Passage } from '../../../../schema/rules/joined-places'
import { highlightWording as wording } from '../../../../schema/wording/quotes'
import { Button } from '../../../ui/Button'
import type { OwnQuotesFragment } from '../own-quotes.generated'
import { QuoteItem, QuoteList } from './QuoteList'

/** A highlight of the reader's. */
export type OwnQuote = OwnQuotesFragment['quotes'][number]

/** It, and where its passage is now. */
export interface LocatedQuote {
  quote: OwnQuote
  passage: Passage | undefined
  range: Range | undefined
}

/** How many are shown until somebody wants all of them. */
const SHOWN = 10

interface Props {
  quotes: readonly LocatedQuote[]
  /** Whether their places are known yet. */
  isLocated: boolean
  onShow: (range: Range) => void
  /** Makes it public or private. */
  onTurn: (located: LocatedQuote) => void
  onShare: (located: LocatedQuote) => void
  onRemove: (located: LocatedQuote) => void
}

/** The reader's own highlights below the story. */
export function OwnQuotes({ quotes, isLocated, onShow, onTurn, onShare, onRemove }: Props) {
  const [isAll, setAll] = useState(false)
  if (quotes.length === 0) return null
  return (
    <>
      <QuoteList heading={wording.own}>
        {quotes.slice(0, isAll ? undefined : SHOWN).map((one) => (
          <QuoteItem
            key={one.quote.id}
            words={one.quote.words ?? ''}
            facts={[
              ...(one.quote.isPrivate ? [wording.isPrivate] : []),
              ...(one.passage || !isLocated ? [] : [wording.changed]),
            ]}
            onShow={one.range && (() => one.range && onShow(one.range))}
          >
            {(one.passage || !one.quote.isPrivate) && (
              <Button look="text" size="small" onClick={() => onTurn(one)}>
                {one.quote.isPrivate ? wording.makePublic : wording.makePrivate}
              </Button>
            )}
            {one.quote.cardUrl !== null && (
              <Button look="text" size="small" onClick={() => onShare(one)}>
                {wording.picture}
              </Button>
            )}
            <Button look="danger-text" size="small" onClick={() => onRemove(one)}>
              {wording.remove}
            </Button>
          </QuoteItem>
        ))}
      </QuoteList>
      {!isAll && quotes.length > SHOWN && (
        <Button size="small" className="mt-5" onClick={() => setAll(true)}>
          {wording.showAll(quotes.length)}
        </Button>
      )}
    </>
  )
}
