import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'

/** What a response shows: itself, one of its forms, or that it was deleted. */
export type ResponseState = 'shown' | 'editing' | 'answering' | 'gone'

const MENU = '[aria-haspopup="menu"]'
/** What leads to each state, and has the focus again after it. */
const OPENERS = { shown: 'button', editing: MENU, answering: '[data-action="respond"]', gone: MENU } as const

/** Gives the focus back when what had it has disappeared with a response's state. Rule: docs/rules/responses.md, "Writing". */
export function useFocusBack(state: ResponseState): RefCallback<HTMLElement> {
  const area = useRef<HTMLElement>(null)
  const last = useRef(state)
  useLayoutEffect(() => {
    const before = last.current
    last.current = state
    const isForm = state === 'editing' || state === 'answering'
    if (before === state || isForm || document.activeElement !== document.body) return
    const selector = OPENERS[state === 'gone' ? 'shown' : before]
    area.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  }, [state])
  return useCallback((element) => {
    area.current = element
  }, [])
}
