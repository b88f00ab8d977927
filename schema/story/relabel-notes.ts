import { isSame } from './draft'
import type { FootnoteParagraph, Paragraph, StoryBody } from './paragraph'

/** How much of a label is kept before a number: with the number, it stays within the limit of 32 characters. */
const LABEL_KEPT = 26

const notesOf = (body: StoryBody): FootnoteParagraph[] =>
  body.filter((paragraph): paragraph is FootnoteParagraph => paragraph.type === 'FOOTNOTE')

const named = (body: StoryBody): ReadonlyMap<string, Paragraph> =>
  new Map(body.map((paragraph) => [paragraph.name, paragraph]))

/** `label-2`, or with the first higher number that isn't taken. */
function freeLabel(label: string, taken: ReadonlySet<string>): string {
  let number = 2
  while (taken.has(`${label.slice(0, LABEL_KEPT)}-${number}`)) number++
  return `${label.slice(0, LABEL_KEPT)}-${number}`
}

/** A value with the address of every reference to a relabelled note changed, however deep it is. */
function withNewReferences(value: unknown, labels: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withNewReferences(item, labels))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const label = key === 'href' && typeof item === 'string' ? labels.get(item) : undefined
      return [key, label === undefined ? withNewReferences(item, labels) : `#fn-${label}`]
    }),
  )
}

/** One side of a merge with the notes of these names relabelled, and its references to them. */
function relabelled(base: StoryBody, side: StoryBody, labels: ReadonlyMap<string, string>): StoryBody {
  const mine = notesOf(side).filter(({ name }) => labels.has(name))
  if (mine.length === 0) return side
  const was = named(base)
  const references = new Map(mine.map(({ name, label }) => [`#fn-${label}`, labels.get(name) ?? label]))
  return side.map((paragraph) => {
    // What this side hasn't changed doesn't refer to a note that it has added.
    if (isSame(was.get(paragraph.name), paragraph)) return paragraph
    const changed = withNewReferences(paragraph, references) as Paragraph
    const label = labels.get(paragraph.name)
    return label === undefined ? changed : ({ ...changed, label } as Paragraph)
  })
}

/**
 * Both sides of a merge, with different labels for different notes: two writers who each add a note are likely to
 * give it the same one. The note that was there before keeps its label, otherwise the one whose name comes first, so
 * that both sides compute the same. Undefined if no labels of the merged body collide.
 */
export function relabelNotes(
  base: StoryBody,
  ours: StoryBody,
  theirs: StoryBody,
  merged: StoryBody,
): { ours: StoryBody; theirs: StoryBody } | undefined {
  const taken = new Set([base, ours, theirs].flatMap((body) => notesOf(body).map(({ label }) => label)))
  const was = named(base)
  const rank = ({ name }: FootnoteParagraph): string => (was.has(name) ? `0${name}` : `1${name}`)
  const keeps = new Set<string>()
  const labels = new Map<string, string>()
  for (const note of notesOf(merged).toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
    if (!keeps.has(note.label)) keeps.add(note.label)
    else {
      const label = freeLabel(note.label, taken)
      taken.add(label)
      labels.set(note.name, label)
    }
  }
  if (labels.size === 0) return undefined
  return { ours: relabelled(base, ours, labels), theirs: relabelled(base, theirs, labels) }
}
