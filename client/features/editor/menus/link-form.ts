import { keydownHandler } from 'prosemirror-keymap'
import { type Command, type EditorState, Plugin, PluginKey } from 'prosemirror-state'
import { linkAt } from '../commands/links'
import { isFormattable } from './marked'

const KEY = new PluginKey<boolean>('link form')

/** What asks for the address of a link. */
export const LINK_KEY = 'Mod-k'

/** Whether the address of a link is being asked for. */
export const asksForLink = (state: EditorState): boolean => KEY.getState(state) ?? false

/** Asks for the address of a link, or stops asking. Text that is selected or a link at the cursor is needed. */
export const askForLink =
  (asks: boolean): Command =>
  (state, dispatch) => {
    if (asks && !isFormattable(state) && linkAt(state) === undefined) return false
    dispatch?.(state.tr.setMeta(KEY, asks))
    return true
  }

/** Remembers that an address is asked for, until the text or the selection changes. */
export const linkForm = (): Plugin<boolean> =>
  new Plugin<boolean>({
    key: KEY,
    state: {
      init: () => false,
      apply(tr, asks) {
        const change: boolean | undefined = tr.getMeta(KEY)
        return change ?? (asks && !tr.docChanged && !tr.selectionSet)
      },
    },
    props: { handleKeyDown: keydownHandler({ [LINK_KEY]: askForLink(true) }) },
  })
