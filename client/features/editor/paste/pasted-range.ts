import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state'

/** Where a text stands that was pasted. */
export interface PastedRange {
  from: number
  to: number
}

const KEY = new PluginKey<PastedRange | null>('pasted range')

/** Follows the text that was pasted last, while it is found out what it is. */
export const pastedRange = (): Plugin<PastedRange | null> =>
  new Plugin<PastedRange | null>({
    key: KEY,
    state: {
      init: () => null,
      apply(tr, range) {
        const given = tr.getMeta(KEY) as PastedRange | null | undefined
        if (given !== undefined || range === null) return given ?? null
        const from = tr.mapping.map(range.from, 1)
        const to = tr.mapping.map(range.to, -1)
        return from < to ? { from, to } : null
      },
    },
  })

export const followRange = (tr: Transaction, range: PastedRange | null): Transaction => tr.setMeta(KEY, range)

export const rangeOf = (state: EditorState): PastedRange | null => KEY.getState(state) ?? null
