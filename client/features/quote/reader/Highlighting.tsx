import { useCallback, useEffect, useMemo, useState } from 'react'
import { findAnchor } from '../../../../schema/rules/anchors'
import type { Passage } from '../../../../schema/rules/joined-places'
import { MAX_HIGHLIGHT } from '../../../../schema/rules/limits'
import { textFragment } from '../../../../schema/rules/text-fragment'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { placesOf, whyNotQuotable } from '../../../../schema/story/quotable'
import { highlightWording as wording } from '../../../../schema/wording/quotes'
import { useApp } from '../../../lib/app'
import { useMayReach } from '../../../lib/use-may-reach'
import { useSignInLink } from '../../../lib/use-sign-in-link'
import { useViewer } from '../../../lib/use-viewer'
import { showError } from '../../../shell/toast'
import { PlaceOffer } from '../../reading-history/place/PlaceOffer'
import type { Quotable } from '../quotable-story'
import type { QuoteFieldsFragment } from '../quote-fields.generated'
import { keepPassage } from './kept-passage'
import { type LocatedQuote, type OwnQuote, OwnQuotes } from './OwnQuotes'
import { PassageItem, PassageLink, PassageMenu } from './PassageMenu'
import { pictureSharing } from './parts'
import { QuoteItem, QuoteList } from './QuoteList'
import { goOnAt, isOn, isPartOf, rangeOf, type ShownParagraph, shownParagraphs } from './story-text'
import { useChosen } from './use-chosen'
import { useNotesToWriters } from './use-notes-to-writers'
import { usePainted } from './use-painted'
import { usePostQuotes, useQuoteActions } from './use-quotes'
import { useResponding } from './use-responding'
import './highlight.css'

const NONE: readonly never[] = []

/** Why words can't be highlighted; nothing if they can. */
function problemOf(body: StoryBody, passage: Passage | undefined, words: string): string | undefined {
  if (!passage) return wording.problems.outside
  if ([...words].length > MAX_HIGHLIGHT) return wording.problems.long(MAX_HIGHLIGHT)
  const why = whyNotQuotable(body, passage)
  return why && wording.problems[why]
}

/** Scrolls a passage into view and selects it, so that a screen reader goes on there. */
function show(range: Range): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const element = range.startContainer.parentElement
  const toggle = element?.closest('details')
  if (toggle) toggle.open = true
  element?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range.cloneRange())
}

/** Passages of a story: what the reader has highlighted, what others have, and the menu for words that are chosen. */
export function Highlighting({ post }: { post: Quotable }) {
  const { id, mediumUrl } = post
  const { body } = post.content
  const { mainOrigin } = useApp().state.config
  const viewer = useViewer()
  const mayReach = useMayReach()
  const signIn = useSignInLink()
  const [paragraphs, setParagraphs] = useState<readonly ShownParagraph[]>(NONE)
  useEffect(() => setParagraphs(shownParagraphs(body)), [body])
  const data = usePostQuotes(id, viewer !== null)
  const { pending, hidden, mark, remove } = useQuoteActions(id)
  const notes = useNotesToWriters(id, data?.viewerEdge)
  const [chosen, setChosen] = useChosen(paragraphs, post.language)
  const [opened, setOpened] = useState<LocatedQuote>()
  const responding = useResponding(id)

  const locate = useCallback(
    <Quote extends QuoteFieldsFragment>(quote: Quote) => {
      const { paragraphName: paragraph, startOffset: start, words, before, after } = quote
      const passage =
        words === null ? undefined : findAnchor(placesOf(body), { paragraph, start, words, before, after })
      return { quote, passage, range: passage && rangeOf(paragraphs, passage) }
    },
    [body, paragraphs],
  )
  const quotes = data?.viewerEdge.quotes
  const own = useMemo(
    () => (quotes ?? NONE).filter((quote) => !hidden.includes(quote.id)).map(locate),
    [quotes, hidden, locate],
  )
  const top = useMemo(
    () =>
      (data?.topQuotes ?? NONE)
        .map(({ quote, peopleCount }) => ({ ...locate(quote), peopleCount }))
        .filter(({ range }) => range !== undefined),
    [data?.topQuotes, locate],
  )
  const ranges = useMemo(
    () =>
      [...own.map(({ range }) => range), ...pending.map((one) => rangeOf(paragraphs, one))].filter(
        (r) => r !== undefined,
      ),
    [own, pending, paragraphs],
  )
  usePainted('quire-own', ranges)
  usePainted(
    'quire-top',
    useMemo(() => top.flatMap(({ range }) => range ?? []), [top]),
  )

  useEffect(() => {
    const press = ({ target, clientX, clientY }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('a, button, [data-passage-menu]')) return
      if (document.getSelection()?.isCollapsed === false) return
      setOpened(own.find(({ range }) => range && isOn(range, clientX, clientY)))
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [own])

  const passage = chosen?.passage ?? opened?.passage
  const mine =
    opened ?? own.find((one) => passage && one.passage && isPartOf(paragraphs, passage, one.passage))
  const words = chosen?.words ?? opened?.quote.words ?? ''
  const range = chosen?.range ?? opened?.range
  const close = useCallback(() => {
    setOpened(undefined)
    setChosen(undefined)
    document.getSelection()?.removeAllRanges()
    if (range) goOnAt(range)
  }, [range, setChosen])
  const canQuote = data?.viewerEdge.canQuote
  const problem = mine
    ? undefined
    : canQuote === false
      ? wording.problems.refused
      : problemOf(body, passage, words)
  const add = (isPrivate: boolean) => {
    if (passage) mark(passage, words, isPrivate, isPrivate ? wording.keptPrivate : wording.highlighted)
    close()
  }
  const share = (quote: OwnQuote) => {
    const { id: quoteId, cardUrl } = quote
    if (cardUrl === null) return showError(wording.pictureFailed)
    void pictureSharing().then(
      (run) => run({ id: quoteId, cardUrl, postId: id, title: post.title }, mainOrigin),
      () => showError(wording.pictureFailed),
    )
  }
  /** A passage that isn't highlighted yet becomes public by that. */
  const picture = async () => {
    close()
    if (mine) return share(mine.quote)
    const made = passage && (await mark(passage, words, false, wording.highlighted))
    if (made) share(made)
  }
  /** One whose passage was changed is named by where that stood. */
  const turn = ({ quote, passage: place }: LocatedQuote) => {
    const { words: kept, paragraphName: paragraph, startOffset: start, isPrivate } = quote
    const was = kept && { paragraph, start, end: start + kept.length }
    if (was) mark(place ?? was, kept, !isPrivate, isPrivate ? wording.madePublic : wording.madePrivate, false)
  }
  return (
    <>
      {viewer && <PlaceOffer post={post} />}
      <OwnQuotes
        quotes={own}
        isLocated={paragraphs.length > 0}
        onShow={show}
        onTurn={turn}
        onShare={({ quote }) => share(quote)}
        onRemove={({ quote }) => void remove(quote.id)}
      />
      {notes.below}
      {top.length > 0 && (
        <QuoteList heading={wording.top}>
          {top.map(({ quote, range: place, peopleCount }) => (
            <QuoteItem
              key={quote.id}
              words={quote.words ?? ''}
              facts={[wording.people(peopleCount)]}
              onShow={place && (() => show(place))}
            />
          ))}
        </QuoteList>
      )}
      {range && words !== '' && (
        <PassageMenu
          range={range}
          passage={{ post, words, url: mediumUrl + textFragment(words) }}
          problem={problem}
          onClosed={close}
        >
          {mine ? (
            <PassageItem
              label={wording.remove}
              action="unhighlight"
              onPress={() => {
                remove(mine.quote.id)
                close()
              }}
            />
          ) : (
            !problem &&
            mayReach &&
            (viewer ? (
              <>
                <PassageItem label={wording.highlight} action="highlight" onPress={() => add(false)} />
                <PassageItem
                  label={wording.keepPrivate}
                  action="highlight-private"
                  onPress={() => add(true)}
                />
              </>
            ) : (
              <PassageLink
                label={wording.highlight}
                action="highlight"
                href={signIn('register').href}
                onPress={() => passage && keepPassage('highlight', id, passage, words)}
              />
            ))
          )}
          {passage && (mine || !problem) && responding.item(passage, words, close)}
          {passage && passage.endParagraph === undefined && notes.isPossible(words) && (
            <PassageItem
              label={wording.note}
              action="note"
              onPress={() => {
                notes.begin({ paragraph: passage.paragraph, words })
                close()
              }}
            />
          )}
          {(mine ? mine.quote.cardUrl !== null : !problem && viewer !== null && !post.isLocked) && (
            <PassageItem label={wording.picture} action="picture" onPress={() => void picture()} />
          )}
        </PassageMenu>
      )}
      {responding.panel}
    </>
  )
}
