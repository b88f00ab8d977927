import { DOMSerializer } from 'prosemirror-model'
import { storySchema } from '../model/schema'
import type { DataPictures } from './data-pictures'
import { treeOf } from './dom-tree'
import { inertMarkup } from './inert-markup'
import { pastedSlice } from './pasted-slice'

/** What this editor puts on the clipboard: other editors made of ProseMirror write the first of these too. */
const OURS = ['[data-pm-slice]', '[data-paragraph], [data-piece]']

/**
 * Rewrites what is pasted or dropped as this editor would have copied it. What it did copy stays as it is: the schema's
 * rules refuse what a body couldn't hold. The page that it is parsed in runs no scripts and requests nothing. Rule:
 * docs/rules/editor.md, "Paste".
 */
export function pastedHtml(html: string, data: DataPictures): string {
  const content = inertMarkup(html)
  if (OURS.every((selector) => content.querySelector(selector) !== null)) return html
  data.take(content)
  const slice = pastedSlice(treeOf(content))
  const page = document.implementation.createHTMLDocument()
  const wrapper = page.createElement('div')
  wrapper.appendChild(
    DOMSerializer.fromSchema(storySchema).serializeFragment(slice.content, { document: page }),
  )
  wrapper.firstElementChild?.setAttribute('data-pm-slice', `${slice.openStart} ${slice.openEnd} []`)
  return wrapper.innerHTML
}
