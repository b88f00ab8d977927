import * as v from 'valibot'
import { MAX_DELTAS, MAX_EDITS, MAX_SUBTITLE, MAX_TITLE } from '../rules/limits'
import { storyInputWording } from '../wording/story-input'
import type { Edit } from './edits'
import type { Paragraph } from './paragraph'
import { paragraphSchema } from './paragraph-schema'

/** One change of a draft. Paragraphs are named, so that a delta says what it means whatever else has changed. */
export type Delta =
  | { type: 'title'; text: string }
  | { type: 'subtitle'; text: string }
  /** A new paragraph after the one of that name; null is the beginning. */
  | { type: 'insert'; after: string | null; paragraph: Paragraph }
  | { type: 'move'; name: string; after: string | null }
  | { type: 'remove'; name: string }
  /** The paragraph of the same name, whole. */
  | { type: 'replace'; paragraph: Paragraph }
  /** Parts of a paragraph: of a long one, only they are sent. */
  | { type: 'change'; name: string; edits: Edit[] }

/** Longer than any name that a body may have. */
const name = v.pipe(v.string(), v.maxLength(24))
const position = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The deepest value is the markup of a table's cell: rows, row, cell, markups, markup, key. */
const path = v.pipe(v.array(v.union([name, position])), v.minLength(1), v.maxLength(6))

const edit = v.strictObject({
  path: v.pipe(
    path,
    // A paragraph keeps its name as long as it exists.
    v.check(([first]) => first !== 'name'),
  ),
  splice: v.exactOptional(v.strictTuple([position, position, v.union([v.string(), v.array(v.unknown())])])),
  value: v.exactOptional(v.unknown()),
})

const deltaSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('title'),
    text: v.pipe(v.string(), v.maxLength(MAX_TITLE, storyInputWording.longTitle)),
  }),
  v.strictObject({
    type: v.literal('subtitle'),
    text: v.pipe(v.string(), v.maxLength(MAX_SUBTITLE, storyInputWording.longSubtitle)),
  }),
  v.strictObject({ type: v.literal('insert'), after: v.nullable(name), paragraph: paragraphSchema }),
  v.strictObject({ type: v.literal('move'), name, after: v.nullable(name) }),
  v.strictObject({ type: v.literal('remove'), name }),
  v.strictObject({ type: v.literal('replace'), paragraph: paragraphSchema }),
  v.strictObject({
    type: v.literal('change'),
    name,
    edits: v.pipe(v.array(edit), v.minLength(1), v.maxLength(MAX_EDITS)),
  }),
]) satisfies v.GenericSchema<unknown, Delta>

/** The deltas of one save. */
export const deltasSchema = v.pipe(v.array(deltaSchema), v.maxLength(MAX_DELTAS))

export type Deltas = Delta[]
