import { type EditorState, Plugin, PluginKey } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { cursorParagraph, typeOf } from '../commands/selected'
import { type Choice, inGroups, matchingChoices } from './choices'

/** The menu that a slash at the start of an empty paragraph opens. */
export interface SlashMenu {
  /** The text after the slash. */
  query: string
  /** The slash and what follows it, as positions in the document. */
  from: number
  to: number
  choices: readonly Choice[]
  /** The choice that Enter takes. */
  index: number
}

interface SlashState {
  menu: SlashMenu | undefined
  /** The writer closed the menu of the paragraph that starts here: it stays closed until the slash is gone. */
  dismissed: number | undefined
}

type Change = { index: number } | 'dismiss'

const KEY = new PluginKey<SlashState>('slash menu')
const TYPED = /^\/([\p{L}\p{N} -]{0,30})$/u

/** The slash menu, if it is open. */
export const slashMenuOf = (state: EditorState): SlashMenu | undefined => KEY.getState(state)?.menu

function typedIn(state: EditorState): { query: string; pos: number; from: number; to: number } | undefined {
  const cursor = cursorParagraph(state)
  if (cursor === undefined || typeOf(cursor.node) !== 'P') return undefined
  const text = cursor.node.textContent
  const query = TYPED.exec(text)?.[1]
  if (query === undefined || cursor.offset < text.length) return undefined
  return { query, pos: cursor.pos, from: cursor.pos + 1, to: cursor.pos + 1 + text.length }
}

function nextState(
  choices: readonly Choice[],
  state: EditorState,
  before: SlashState,
  change?: Change,
): SlashState {
  const typed = typedIn(state)
  if (typed === undefined) return { menu: undefined, dismissed: undefined }
  const { query, pos, from, to } = typed
  if (change === 'dismiss' || before.dismissed === pos) return { menu: undefined, dismissed: pos }
  const matches = matchingChoices(choices, query)
  const isSame = before.menu?.query === query
  const index = change?.index ?? (isSame ? (before.menu?.index ?? 0) : 0)
  return { menu: { query, from, to, choices: matches, index }, dismissed: undefined }
}

/** Takes a choice: the slash goes, and the choice's command runs in the empty paragraph. */
export function takeChoice(view: Pick<EditorView, 'state' | 'dispatch'>, choice: Choice): void {
  const menu = slashMenuOf(view.state)
  if (menu === undefined) return
  view.dispatch(view.state.tr.delete(menu.from, menu.to))
  choice.command(view.state, view.dispatch)
}

const moved = (view: EditorView, menu: SlashMenu, by: number): boolean => {
  const count = menu.choices.length
  if (count === 0) return false
  view.dispatch(view.state.tr.setMeta(KEY, { index: (menu.index + by + count) % count } satisfies Change))
  return true
}

/** Opens the slash menu and moves through it; what draws it reads `slashMenuOf`. Rule: docs/rules/editor.md, "Slash menu". */
export function slashMenu(given: readonly Choice[]): Plugin<SlashState> {
  const choices = inGroups(given)
  return new Plugin<SlashState>({
    key: KEY,
    state: {
      init: () => ({ menu: undefined, dismissed: undefined }),
      apply: (tr, before, _old, state) =>
        nextState(choices, state, before, tr.getMeta(KEY) as Change | undefined),
    },
    props: {
      handleKeyDown(view, event) {
        const menu = slashMenuOf(view.state)
        if (menu === undefined || view.composing) return false
        if (event.key === 'ArrowDown') return moved(view, menu, 1)
        if (event.key === 'ArrowUp') return moved(view, menu, -1)
        if (event.key === 'Escape') {
          view.dispatch(view.state.tr.setMeta(KEY, 'dismiss' satisfies Change))
          return true
        }
        const choice = menu.choices[menu.index]
        if ((event.key !== 'Enter' && event.key !== 'Tab') || choice === undefined) return false
        takeChoice(view, choice)
        return true
      },
    },
  })
}
