import type { RefObject } from 'react'
import { useLostFocus } from '../../lib/use-kept-focus'

/** The id of the response that something belongs to; empty for what belongs to none. */
const responseOf = (target: Element): string => target.closest('article')?.dataset.response ?? ''

function focusNear(area: HTMLElement, id: string): void {
  const response = id ? area.querySelector(`[data-response="${id}"]`) : null
  response?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus({ preventScroll: true })
  // It is gone, or folded away.
  if (document.activeElement === document.body)
    area.querySelector<HTMLElement>('ol[tabindex]')?.focus({ preventScroll: true })
}

/**
 * Keeps the focus among responses when the one that has it disappears: on the same response where it stands now (pinned,
 * hidden, shown again), or on the list if it is gone. Rule: docs/rules/responses.md, "Writing".
 */
export const useKeptPlace = (): RefObject<HTMLDivElement | null> =>
  useLostFocus<HTMLDivElement, string>(responseOf, focusNear)
