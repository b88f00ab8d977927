import type { MouseEvent } from 'react'
import type { Lazy } from '../lib/lazily'

/** How often a button was pressed whose control wasn't there yet. */
const presses = new WeakMap<HTMLButtonElement, number>()

/**
 * The ref of a button that another takes the place of: its focus and the presses that waited go on to the control with
 * the same `data-action`, or to the first button there if it has none. A button that works as a form until its script is
 * there is replaced with the form. Rule: docs/rules/ui.md, "What is loaded when".
 */
export const passFocus = (button: HTMLButtonElement) => {
  const place = (button.form ?? button).parentElement
  const { action } = button.dataset
  const selector = action ? `[data-action="${action}"]` : 'button'
  return () => {
    const hasFocus = document.activeElement === button
    const waiting = presses.get(button) ?? 0
    // The button is still there, and React hasn't shown the control yet.
    queueMicrotask(() => {
      const control = place?.querySelector<HTMLElement>(selector)
      if (hasFocus) control?.focus({ preventScroll: true })
      for (let press = 0; press < waiting; press++) control?.click()
    })
  }
}

/**
 * The attributes of a button that stands in for a control until that is loaded. With script, a press waits for the
 * control. Without it, and if the control can't be loaded, the button's form is sent. The document's own script keeps the
 * presses before hydration by `data-waits` (client/bootstrap.ts).
 */
export const standIn = (control: Lazy<unknown>) => ({
  ref: passFocus,
  'data-waits': '',
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    event.preventDefault()
    button.setAttribute('aria-busy', 'true')
    presses.set(button, (presses.get(button) ?? 0) + 1)
    control().catch(() => button.form?.requestSubmit(button))
  },
})
