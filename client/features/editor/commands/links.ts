import type { Mark } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import { safeHref } from '../../../../schema/rules/links'
import { storySchema } from '../model/schema'

const { A } = storySchema.marks

/** A link and the run of text that it is over. */
export interface LinkRun {
  href: string
  title: string | null
  from: number
  to: number
}

const linkIn = (marks: readonly Mark[] | undefined): Mark | undefined => marks?.find(({ type }) => type === A)

/** The link at the start of the selection, or that the cursor touches. */
export function linkAt({ selection }: EditorState): LinkRun | undefined {
  const { $from } = selection
  const { parent } = $from
  const mark = linkIn($from.nodeAfter?.marks) ?? linkIn($from.nodeBefore?.marks)
  if (mark === undefined) return undefined
  let at = $from.start()
  let run: LinkRun | undefined
  for (const child of parent.children) {
    const end = at + child.nodeSize
    if (!mark.isInSet(child.marks)) {
      if (run !== undefined && run.to >= $from.pos) return run
      run = undefined
    } else run = { href: mark.attrs.href, title: mark.attrs.title, from: run?.from ?? at, to: end }
    at = end
  }
  return run
}

/** What people type as an address: a host alone gets https. */
export function typedAddress(text: string): string | undefined {
  const typed = text.trim()
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(typed)) return safeHref(`mailto:${typed}`)
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?$/.test(typed)) return safeHref(`https://${typed}`)
  return /\s/.test(typed) ? undefined : safeHref(typed)
}

/** Links the selected text, or moves the link at the cursor to another address. Refuses an address that isn't allowed. */
export const setLink =
  (address: string, title: string | null = null): Command =>
  (state, dispatch) => {
    const href = typedAddress(address)
    const { from, to, empty, $from } = state.selection
    if (href === undefined || $from.parent.type.name === 'MATH') return false
    const run = empty ? linkAt(state) : { from, to }
    if (run === undefined) return false
    const tr = state.tr.removeMark(run.from, run.to, A).addMark(run.from, run.to, A.create({ href, title }))
    dispatch?.(tr.scrollIntoView())
    return true
  }

/** Takes the link from the selected text, or from the run around the cursor. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection
  const run = empty ? linkAt(state) : { from, to }
  if (run === undefined || !state.doc.rangeHasMark(run.from, run.to, A)) return false
  dispatch?.(state.tr.removeMark(run.from, run.to, A).scrollIntoView())
  return true
}
