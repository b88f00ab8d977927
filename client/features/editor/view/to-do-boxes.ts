import type { EditorView } from 'prosemirror-view'
import { tickItemAt } from '../commands/lists'

/** The box of a to-do list that an event is on. */
const boxOf = ({ target }: Event): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.type === 'checkbox' ? target : undefined

/** Ticks the items whose boxes are pressed; the cursor stays where it is. */
export const toDoBoxes = {
  mousedown(_view: EditorView, event: MouseEvent): boolean {
    if (boxOf(event) === undefined) return false
    event.preventDefault()
    return true
  },
  click(view: EditorView, event: MouseEvent): boolean {
    const item = boxOf(event)?.closest('ul')
    if (!item) return false
    // The text says what is ticked, and draws it.
    event.preventDefault()
    return tickItemAt(view.posAtDOM(item, 0) - 1)(view.state, view.dispatch)
  },
}
