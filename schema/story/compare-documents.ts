import { diffArrays } from 'diff/lib/diff/array.js'
import { unmoved } from './deltas-between'
import { type DraftDocument, isSame } from './draft'
import type { Paragraph, StoryBody } from './paragraph'
import { paragraphText } from './text'

/** A run of words: in both versions, or only in the earlier or the later one. */
export interface ComparedRun {
  text: string
  in: 'both' | 'earlier' | 'later'
}

/** The change of a paragraph, with its words compared. */
export interface ComparedParagraph {
  name: string
  /** As it is in the later version, or was in the earlier one if it isn't there any more. */
  paragraph: Paragraph
  change: 'same' | 'added' | 'removed' | 'changed' | 'moved'
  runs: ComparedRun[]
}

export interface Comparison {
  title: ComparedRun[]
  subtitle: ComparedRun[]
  paragraphs: ComparedParagraph[]
  addedWords: number
  removedWords: number
}

/** More changed words than this aren't looked for one by one: the text counts as replaced. */
const MOST_EDITS = 500

/** Words, spaces and signs. `Intl.Segmenter` finds words where no spaces are. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
/** A piece of a text up to a space, or of so many characters if it has none. */
const PIECE = /[\s\S]{1,512}(?<=\s)|[\s\S]{1,512}/gu
/** Pieces are segmented one by one, because engines copy the text for each segment that they find in it. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const piece of text.match(PIECE) ?? [])
    for (const { segment } of segmenter.segment(piece)) words.push(segment)
  return words
}

const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
const countIn = (runs: readonly ComparedRun[], side: ComparedRun['in']): number =>
  runs.reduce((sum, run) => sum + (run.in === side ? wordsOf(run.text).filter(isWord).length : 0), 0)

const run = (text: string, side: ComparedRun['in']): ComparedRun[] =>
  text === '' ? [] : [{ text, in: side }]

/** Two texts, word by word. Those that differ in most words are shown one after the other. */
export function comparedTexts(earlier: string, later: string): ComparedRun[] {
  if (earlier === later) return run(later, 'both')
  const changes = diffArrays(wordsOf(earlier), wordsOf(later), { maxEditLength: MOST_EDITS })
  if (!changes) return [...run(earlier, 'earlier'), ...run(later, 'later')]
  return changes.flatMap(({ value, added, removed }) =>
    run(value.join(''), added ? 'later' : removed ? 'earlier' : 'both'),
  )
}

/** The change of a paragraph that both versions have. */
function comparedParagraph(earlier: Paragraph, later: Paragraph, hasMoved: boolean): ComparedParagraph {
  const change = isSame(earlier, later) ? (hasMoved ? 'moved' : 'same') : 'changed'
  const runs = comparedTexts(paragraphText(earlier), paragraphText(later))
  return { name: later.name, paragraph: later, change, runs }
}

/** The paragraphs that were removed, by the last one before them that is where it was; '' is the beginning. */
function removedAfter(
  earlier: StoryBody,
  isThere: ReadonlySet<string>,
  stays: ReadonlySet<string>,
): Map<string, ComparedParagraph[]> {
  const removed = new Map<string, ComparedParagraph[]>([['', []]])
  let at = ''
  for (const paragraph of earlier) {
    const { name } = paragraph
    if (stays.has(name)) {
      at = name
      removed.set(at, [])
    } else if (!isThere.has(name)) {
      const runs = run(paragraphText(paragraph), 'earlier')
      removed.get(at)?.push({ name, paragraph, change: 'removed', runs })
    }
  }
  return removed
}

/**
 * Two versions of a story, paragraph by paragraph and word by word. Paragraphs are known by their names; one that was
 * removed stands where it was. Rule: docs/rules/writing.md, "Comparing versions".
 */
export function compareDocuments(earlier: DraftDocument, later: DraftDocument): Comparison {
  const was = new Map(earlier.body.map((paragraph) => [paragraph.name, paragraph]))
  const stays = unmoved(earlier.body, later.body)
  const removed = removedAfter(earlier.body, new Set(later.body.map(({ name }) => name)), stays)
  const paragraphs = [...(removed.get('') ?? [])]
  for (const paragraph of later.body) {
    const { name } = paragraph
    const before = was.get(name)
    paragraphs.push(
      before
        ? comparedParagraph(before, paragraph, !stays.has(name))
        : { name, paragraph, change: 'added', runs: run(paragraphText(paragraph), 'later') },
      ...(removed.get(name) ?? []),
    )
  }
  const title = comparedTexts(earlier.title, later.title)
  const subtitle = comparedTexts(earlier.subtitle, later.subtitle)
  const all = [title, subtitle, ...paragraphs.map(({ runs }) => runs)].flat()
  return {
    title,
    subtitle,
    paragraphs,
    addedWords: countIn(all, 'later'),
    removedWords: countIn(all, 'earlier'),
  }
}
