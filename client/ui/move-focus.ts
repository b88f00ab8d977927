import type { KeyboardEvent } from 'react'

/** Moves the focus among the buttons of a toolbar by the arrow keys; says whether it did. */
export function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const items = [...currentTarget.querySelectorAll<HTMLElement>('button, a')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const step =
    key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0
  if (step === 0 || at === -1) return false
  items.at((at + step) % items.length)?.focus()
  return true
}
