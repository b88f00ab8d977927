import { applyDeltas } from '../../../schema/story/apply-deltas'
import { compareDocuments, comparedTexts } from '../../../schema/story/compare-documents'
import type { Delta } from '../../../schema/story/delta'
import { deltasBetween, unmoved } from '../../../schema/story/deltas-between'
import { type DraftDocument, isSame } from '../../../schema/story/draft'
import { applyEdit, editsBetween, movedMarkups, textSplice } from '../../../schema/story/edits'
import { mergeDocuments } from '../../../schema/story/merge-documents'
import type { Markup, StoryBody } from '../../../schema/story/paragraph'
import { relabelNotes } from '../../../schema/story/relabel-notes'
import { entry, LONG, many, marked, paragraph, type Reader } from './inputs'

const draftOf = (body: StoryBody): DraftDocument => ({ title: '', subtitle: '', body })
const reversed = (text: string): StoryBody => many(text).toReversed()

/** As many edits of one paragraph as a text has parts of 32 characters. */
const typed = (text: string): Delta[] =>
  many(text).map(({ name }) => ({
    type: 'change',
    name: 'abcd',
    edits: [{ path: ['text'], splice: [0, 0, name] }],
  }))

/** Drafts: what changes them, joins them and compares them. */
export const DRAFT_READERS: readonly Reader[] = [
  entry('schema/story/apply-deltas.ts applyDeltas', LONG, (text) => [
    applyDeltas(draftOf(many(text)), deltasBetween(draftOf([]), draftOf([marked(text)]))),
    applyDeltas(draftOf([marked(text)]), typed(text)),
    applyDeltas(
      draftOf(many(text)),
      many(text).map(({ name }) => ({ type: 'move', name, after: null })),
    ),
  ]),
  entry('schema/story/compare-documents.ts compareDocuments', LONG, (text) =>
    compareDocuments(draftOf(many(text)), draftOf(reversed(text))),
  ),
  entry('schema/story/compare-documents.ts comparedTexts', LONG, (text) => [
    comparedTexts(text, `${text.slice(0, text.length / 2)}x${text.slice(text.length / 2)}`),
    // Some patterns are the same from behind at some lengths: what is equal isn't compared.
    comparedTexts(text, `x${[...text].toReversed().join('')}`),
  ]),
  entry('schema/story/deltas-between.ts deltasBetween', LONG, (text) => [
    deltasBetween(draftOf(many(text)), draftOf(reversed(text))),
    deltasBetween(draftOf([marked(text)]), draftOf([paragraph(`x${text}`)])),
  ]),
  entry('schema/story/deltas-between.ts unmoved', LONG, (text) => unmoved(many(text), reversed(text))),
  entry('schema/story/draft.ts isSame', LONG, (text) => isSame(many(text), many(text))),
  entry('schema/story/edits.ts applyEdit', LONG, (text) =>
    applyEdit(marked(text), { path: ['text'], splice: [0, 0, text] }),
  ),
  entry('schema/story/edits.ts editsBetween', LONG, (text) =>
    editsBetween(marked(text), paragraph(`${text}x`)),
  ),
  entry('schema/story/edits.ts movedMarkups', LONG, (text) =>
    movedMarkups((marked(text) as { markups: Markup[] }).markups, [0, 1, text]),
  ),
  entry('schema/story/edits.ts textSplice', LONG, (text) => textSplice(text, `${text}x`)),
  entry('schema/story/merge-documents.ts mergeDocuments', LONG, (text) =>
    mergeDocuments(draftOf(many(text)), draftOf(reversed(text)), draftOf([paragraph(text)])),
  ),
  entry('schema/story/relabel-notes.ts relabelNotes', LONG, (text) => {
    const notes = (prefix: string): StoryBody =>
      many(text).map(({ name }, i) => ({
        type: 'FOOTNOTE',
        name: `${prefix}${name}`,
        label: `${i}`,
        text: '',
        markups: [{ type: 'A', start: 0, end: 0, href: `#fn-${i}` }],
      }))
    const [ours, theirs] = [notes('a'), notes('b')]
    return relabelNotes([], ours, theirs, [...ours, ...theirs])
  }),
]
