/**
 * The ref of a button that another takes the place of: its focus goes on to the control with the same `data-action`, or
 * to the first button there if it has none. A button that works as a form until its script is there is replaced with
 * the form. Rule: docs/rules/ui.md, "What is loaded when".
 */
export const passFocus = (button: HTMLButtonElement) => {
  const place = (button.form ?? button).parentElement
  const { action } = button.dataset
  const selector = action ? `[data-action="${action}"]` : 'button'
  return () => {
    // The button is still there, and React hasn't shown the control yet.
    if (document.activeElement !== button) return
    queueMicrotask(() => place?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }))
  }
}
