import type { Node } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { addPlace, removePlace } from '../pictures/upload-places'
import type { StoryView } from '../view/use-story-view'
import { cardAsLink, cardAt, isBare, unreadCards } from './bare-cards'
import { readCard } from './read-card'

/** A card whose page is being read, or couldn't be. */
export interface CardReading {
  /** The name of the card's paragraph. */
  name: string
  href: string
  /** The element below the card that says how it goes. */
  element: HTMLElement
  /** Whether the story came with the card, whose writer has asked for nothing now. */
  isAgain: boolean
  /** Why it failed; empty while it is under way. */
  failure: string
}

const placeId = (name: string): string => `card-${name}`

/** Takes what a page says into its card. Undo takes the card back rather than this. */
function fill(view: EditorView, name: string, facts: object): void {
  const card = cardAt(view.state, name)
  if (!card || !isBare(card.node)) return
  const { tr } = view.state
  for (const [key, value] of Object.entries(facts)) tr.setNodeAttribute(card.pos, key, value)
  view.dispatch(tr.setMeta('addToHistory', false))
}

/**
 * Reads the pages of cards that have nothing but their address, one after the other, each once. Rule:
 * docs/rules/editor.md, "Link cards".
 *
 * @param given the text that the editor opened with, whose cards stay as they are
 * @param readsGiven whether the first of them are read as well
 */
export function useCardReading({ view, state }: StoryView, given: StoryBody, readsGiven: boolean) {
  const [readings, setReadings] = useState<readonly CardReading[]>([])
  const [again] = useState(() => new Set(readsGiven ? unreadCards(state.doc, given) : []))
  const [left] = useState(() => new Set(given.map(({ name }) => name).filter((name) => !again.has(name))))
  const queue = useRef(Promise.resolve())
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const forget = ({ name }: CardReading) => {
    setReadings((all) => all.filter((one) => one.name !== name))
    if (isOpen.current && !view.isDestroyed) view.dispatch(removePlace(view.state.tr, placeId(name)))
  }
  const fail = (name: string, failure: string) =>
    setReadings((all) => all.map((one) => (one.name === name ? { ...one, failure } : one)))
  const read = async (reading: CardReading) => {
    // Who has taken the card back meanwhile needn't wait for its page.
    if (!cardAt(view.state, reading.name)) return
    const outcome = await readCard(reading.href)
    if (!isOpen.current || view.isDestroyed) return
    if ('message' in outcome) {
      if (reading.isAgain) forget(reading)
      else fail(reading.name, outcome.message)
      return
    }
    fill(view, reading.name, outcome)
    forget(reading)
  }
  const enqueue = (reading: CardReading) => {
    fail(reading.name, '')
    queue.current = queue.current.then(() => read(reading))
  }
  const begin = (node: Node, pos: number) => {
    const { name, href } = node.attrs
    const element = document.createElement('div')
    const reading: CardReading = { name, href, element, isAgain: again.has(name), failure: '' }
    view.dispatch(
      addPlace(view.state.tr, {
        id: placeId(name),
        pos: pos + node.nodeSize,
        isBound: true,
        element,
      }),
    )
    setReadings((all) => [...all, reading])
    enqueue(reading)
  }
  const look = useEffectEvent(() => {
    for (const reading of readings) {
      const card = cardAt(view.state, reading.name)
      if (card && isBare(card.node)) continue
      // A card that comes back is read again.
      left.delete(reading.name)
      forget(reading)
    }
    const bare: { node: Node; pos: number }[] = []
    view.state.doc.forEach((node, pos) => {
      if (isBare(node) && !left.has(node.attrs.name)) bare.push({ node, pos })
    })
    for (const { node, pos } of bare) {
      left.add(node.attrs.name)
      begin(node, pos)
    }
  })
  useEffect(() => look(), [state.doc])
  const toLink = ({ name }: CardReading) => {
    const card = cardAt(view.state, name)
    if (card) view.dispatch(cardAsLink(view.state, card).scrollIntoView())
    view.focus()
  }
  return { readings, retry: enqueue, toLink, keep: forget }
}
