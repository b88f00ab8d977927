/**
 * The ref of a button that works as a form until its script is there: its focus goes on to the control with the same
 * `data-action` that takes the form's place. Rule: docs/rules/ui.md, "What is loaded when".
 */
export const handsFocus = (button: HTMLButtonElement) => {
  const place = button.form?.parentElement
  const selector = `[data-action="${button.dataset.action}"]`
  return () => {
    // The button is still there, and React hasn't shown the control yet.
    if (document.activeElement !== button) return
    queueMicrotask(() => place?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }))
  }
}
