import type { Node } from 'prosemirror-model'
import { type EditorState, Plugin, PluginKey, TextSelection } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { storySchema } from '../model/schema'

const { MATH } = storySchema.nodes
const { CODE } = storySchema.marks

/** A formula of a text, with the places between which its source stands. */
interface Placed {
  latex: string
  isDisplay: boolean
  from: number
  to: number
}

/** What sets formulas, once it is loaded. */
type Setter = (latex: string, isDisplay: boolean) => globalThis.Node | undefined

interface SetState {
  setter: Setter | undefined
  /** Whether the writer has been in the text: before that, the cursor is nowhere. */
  isTouched: boolean
  decorations: DecorationSet
}

const KEY = new PluginKey<SetState>('set formulas')

/** The formulas within a text, placed from its beginning. */
function inText(parent: Node): Placed[] {
  const formulas: Placed[] = []
  let last: unknown
  parent.forEach((child, offset) => {
    const mark = child.marks.find(({ type, attrs }) => type === CODE && attrs.isFormula === true)
    const at = 1 + offset
    const before = formulas.at(-1)
    if (mark && before && last === mark.attrs.number && before.to === at) {
      before.latex += child.text ?? ''
      before.to += child.nodeSize
    } else if (mark)
      formulas.push({ latex: child.text ?? '', isDisplay: false, from: at, to: at + child.nodeSize })
    last = mark?.attrs.number
  })
  return formulas
}

/** The formulas of text blocks. A node never changes, so only those that were edited are read again. */
const formulasOfBlock = new WeakMap<Node, readonly Placed[]>()

function inBlock(node: Node): readonly Placed[] {
  const known = formulasOfBlock.get(node)
  if (known !== undefined) return known
  const formulas =
    node.type === MATH
      ? [{ latex: node.textContent, isDisplay: true, from: 1, to: 1 + node.content.size }]
      : inText(node)
  formulasOfBlock.set(node, formulas)
  return formulas
}

/** The formulas of a text in their order. */
function formulasIn(doc: Node): Placed[] {
  const formulas: Placed[] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    for (const { from, to, ...formula } of inBlock(node))
      formulas.push({ ...formula, from: pos + from, to: pos + to })
    return false
  })
  return formulas
}

/** Keys that are pressed on a formula are its own. */
const isKey = (event: Event): boolean => event instanceof KeyboardEvent

/** Draws a formula, which gives way to its source at a press, or with Enter where it has the focus. */
function widgetOf(
  { latex, isDisplay, to }: Placed,
  setter: Setter,
): ((view: EditorView) => HTMLElement) | undefined {
  const set = setter(latex, isDisplay)
  if (set === undefined) return undefined
  return (view) => {
    const box: HTMLElement = document.createElement(isDisplay ? 'div' : 'span')
    box.className = isDisplay ? 'math formula-set' : 'formula-set'
    box.contentEditable = 'false'
    box.appendChild(set.cloneNode(true))
    const edit = (event: Event) => {
      event.preventDefault()
      const { tr, doc } = view.state
      view.dispatch(tr.setSelection(TextSelection.create(doc, Math.min(to, doc.content.size))))
      view.focus()
    }
    box.addEventListener('mousedown', edit)
    // One that is wider than the window is scrolled by the keyboard, too.
    if (isDisplay) {
      box.tabIndex = 0
      box.addEventListener('keydown', (event) => {
        if (event.key === 'Enter') edit(event)
      })
    }
    return box
  }
}

function decorationsOf({ doc, selection }: EditorState, setter: Setter, isTouched: boolean): DecorationSet {
  const decorations = formulasIn(doc).flatMap((formula) => {
    const { latex, isDisplay, from, to } = formula
    const isEntered = isTouched && selection.from >= from && selection.to <= to
    const widget = isEntered || latex.trim() === '' ? undefined : widgetOf(formula, setter)
    if (widget === undefined) return []
    const key = `${isDisplay} ${to} ${latex}`
    const hidden = { class: 'formula-source' }
    return isDisplay
      ? [
          Decoration.widget(from - 1, widget, { side: -1, key, stopEvent: isKey }),
          Decoration.node(from - 1, to + 1, hidden),
        ]
      : [Decoration.widget(from, widget, { side: -1, key, marks: [] }), Decoration.inline(from, to, hidden)]
  })
  return DecorationSet.create(doc, decorations)
}

/** The formula on its own line beside a text block: its hidden source is entered by keys. */
function besides(state: EditorState, isBefore: boolean): number | undefined {
  const { $from, empty } = state.selection
  if (!empty || $from.depth === 0) return undefined
  const edge = isBefore ? $from.before() : $from.after()
  const $edge = state.doc.resolve(edge)
  const node = isBefore ? $edge.nodeBefore : $edge.nodeAfter
  if (node?.type !== MATH) return undefined
  return isBefore ? edge - 1 : edge + 1
}

const BACK = new Set(['ArrowUp', 'ArrowLeft'])
const WAYS: Readonly<Record<string, 'up' | 'down' | 'left' | 'right'>> = {
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowDown: 'down',
  ArrowRight: 'right',
}

/**
 * Shows each formula as readers see it while the cursor is elsewhere, and its source where the cursor is. What sets
 * formulas is loaded with the first one. Rule: docs/rules/editor.md, "Formulas".
 */
export function setFormulas(load: () => Promise<Setter>): Plugin<SetState> {
  const after = (before: SetState, state: EditorState): SetState => ({
    ...before,
    decorations: before.setter ? decorationsOf(state, before.setter, before.isTouched) : DecorationSet.empty,
  })
  return new Plugin<SetState>({
    key: KEY,
    state: {
      init: () => ({ setter: undefined, isTouched: false, decorations: DecorationSet.empty }),
      apply(tr, before, _old, state) {
        const change = tr.getMeta(KEY) as Partial<SetState> | undefined
        if (!change && !tr.docChanged && !tr.selectionSet) return before
        return after({ ...before, ...change }, state)
      },
    },
    props: {
      decorations: (state) => KEY.getState(state)?.decorations,
      handleDOMEvents: {
        focus(view) {
          if (!KEY.getState(view.state)?.isTouched)
            view.dispatch(view.state.tr.setMeta(KEY, { isTouched: true }))
          return false
        },
      },
      handleKeyDown(view, event) {
        const way = WAYS[event.key]
        if (way === undefined || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
          return false
        const place = besides(view.state, BACK.has(event.key))
        if (place === undefined || !view.endOfTextblock(way)) return false
        view.dispatch(
          view.state.tr.setSelection(TextSelection.create(view.state.doc, place)).scrollIntoView(),
        )
        return true
      },
    },
    view(opened) {
      let isLoading = false
      const loadIfNeeded = (view: EditorView) => {
        if (isLoading || formulasIn(view.state.doc).length === 0) return
        isLoading = true
        load().then(
          (setter) => !view.isDestroyed && view.dispatch(view.state.tr.setMeta(KEY, { setter })),
          () => {
            // Without it the source is shown; the next change tries again.
            isLoading = false
          },
        )
      }
      loadIfNeeded(opened)
      return {
        update(view, old) {
          if (!KEY.getState(view.state)?.setter && old.doc !== view.state.doc) loadIfNeeded(view)
        },
      }
    },
  })
}
