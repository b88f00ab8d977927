import { closeHistory } from 'prosemirror-history'
import type { EditorView } from 'prosemirror-view'
import { putInPlace } from '../commands/insert'
import { setLink, typedAddress } from '../commands/links'
import { cursorParagraph, typeOf } from '../commands/selected'
import { embedNode } from '../embeds/embed-node'
import { storySchema } from '../model/schema'

const { A } = storySchema.marks

/**
 * An address that is pasted alone becomes a link: of the selected text, or of itself. Alone in its paragraph, it
 * becomes what it is shown as, in a separate change: undo leaves the link. Rule: docs/rules/editor.md, "Link cards".
 *
 * @returns whether it was one.
 */
export function pasteAddress(view: Pick<EditorView, 'state' | 'dispatch'>, text: string): boolean {
  const typed = text.trim()
  const href = /^https?:\/\/\S+$/i.test(typed) ? typedAddress(typed) : undefined
  const { $from, $to, empty } = view.state.selection
  const isLinkable = $from.sameParent($to) && $from.parent.isTextblock && $from.parent.type.allowsMarkType(A)
  if (href === undefined || !isLinkable || $from.parent.type.spec.code) return false
  if (!empty && setLink(href)(view.state, view.dispatch)) return true
  const link = storySchema.text(typed, [A.create({ href })])
  const { tr } = view.state
  view.dispatch(
    tr.replaceSelectionWith(link, false).removeStoredMark(A).setMeta('uiEvent', 'paste').scrollIntoView(),
  )
  const cursor = cursorParagraph(view.state)
  if (!cursor || typeOf(cursor.node) !== 'P' || cursor.node.textContent !== typed) return true
  const shown = embedNode(href, '')
  if (!shown) return true
  const end = cursor.pos + cursor.node.nodeSize
  view.dispatch(
    closeHistory(putInPlace(view.state.tr, cursor.pos, end, shown))
      .setMeta('uiEvent', 'paste')
      .scrollIntoView(),
  )
  return true
}
