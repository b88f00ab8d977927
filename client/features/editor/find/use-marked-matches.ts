import type { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { Match } from './matches'

const ALL = 'editor-found'
const CURRENT = 'editor-found-now'

/** The room around what is found, in pixels. */
const ROOM = 80

function rangeOf(view: EditorView, { from, to }: Match): Range {
  const range = new Range()
  const start = view.domAtPos(from, 1)
  const end = view.domAtPos(to, -1)
  range.setStart(start.node, start.offset)
  range.setEnd(end.node, end.offset)
  return range
}

/** Marks what is found without changing the text, and brings the current one into the window, below the bar. */
export function useMarkedMatches(
  view: EditorView,
  bar: RefObject<HTMLElement | null>,
  matches: readonly Match[],
  current: number,
): void {
  const now = matches[current]
  useLayoutEffect(() => {
    const ranges = matches.map((match) => rangeOf(view, match))
    const [own] = ranges.splice(current, 1)
    CSS.highlights.set(ALL, new Highlight(...ranges))
    CSS.highlights.set(CURRENT, new Highlight(...(own ? [own] : [])))
  })
  useEffect(
    () => () => {
      CSS.highlights.delete(ALL)
      CSS.highlights.delete(CURRENT)
    },
    [],
  )
  const from = now?.from
  const to = now?.to
  useEffect(() => {
    if (from === undefined || to === undefined) return
    const { top, bottom } = rangeOf(view, { from, to }).getBoundingClientRect()
    const covered = bar.current?.getBoundingClientRect().bottom ?? 0
    if (top < covered) window.scrollBy(0, top - covered - ROOM)
    else if (bottom > window.innerHeight - ROOM) window.scrollBy(0, bottom - window.innerHeight + ROOM * 2)
  }, [view, bar, from, to])
}
