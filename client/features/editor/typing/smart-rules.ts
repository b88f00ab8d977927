import { InputRule } from 'prosemirror-inputrules'
import { smartChange, smartSigns } from './smart-signs'

/** Quotation marks, apostrophes, dashes and ellipses, in the language of the story. Rule: docs/rules/editor.md, "Smart typing". */
export const smartRules = (language = 'en'): InputRule[] =>
  smartSigns(language).map(
    ({ pattern }) =>
      new InputRule(
        pattern,
        (state, [whole], start, end) => {
          const $start = state.doc.resolve(start)
          const before = $start.parent.textBetween(0, $start.parentOffset, undefined, '\ufffc')
          const line = before + whole
          const change = smartChange(line, language)
          if (!change) return null
          const { tr } = state
          // The last character isn't in the document yet.
          if (change.end < line.length) tr.insertText(line.slice(-1), end)
          const to = Math.min($start.start() + change.end, end)
          return tr.insertText(change.text, $start.start() + change.start, to)
        },
        // Never in code, where every sign counts; Backspace takes it back.
        { inCodeMark: false },
      ),
  )
