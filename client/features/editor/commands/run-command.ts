import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** Runs a command from outside the text, and gives the focus back to the text. */
export function runCommand(view: EditorView, command: Command): void {
  command(view.state, view.dispatch)
  view.focus()
}
