import * as v from 'valibot'
import { MAX_ALT, MAX_HREF, MAX_TRACK_LABEL } from '../rules/limits'
import { TRACK_KINDS } from './check-player'
import { MARKUP_TYPES, type Paragraph } from './paragraph'
import { CALLOUTS, IMAGE_LAYOUTS } from './paragraph-parts'

/* The shape of a paragraph that a writer sends: the known keys, each of its type, and no others, least of all those
   that are added when a story is shown. What the values may be together is for `checkBody`. */

const offset = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const pixels = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const address = v.pipe(v.string(), v.maxLength(MAX_HREF))
const label = v.pipe(v.string(), v.maxLength(MAX_TRACK_LABEL))

const markup = v.strictObject({
  type: v.picklist(MARKUP_TYPES),
  start: offset,
  end: offset,
  href: v.exactOptional(address),
  title: v.exactOptional(v.string()),
  isFormula: v.exactOptional(v.literal(true)),
})

const name = v.string()
const marked = { text: v.string(), markups: v.array(markup) }
const size = { width: v.exactOptional(pixels), height: v.exactOptional(pixels) }

const track = v.strictObject({ src: address, kind: v.picklist(TRACK_KINDS), language: label, label })

const player = v.strictObject({
  kind: v.picklist(['audio', 'video']),
  ...size,
  poster: v.exactOptional(address),
  tracks: v.exactOptional(v.array(track)),
  transcript: v.exactOptional(address),
})

const file = v.strictObject({ type: label, bytes: pixels })

const cells = v.array(v.strictObject(marked))

const inToggle = v.exactOptional(v.literal(true))

const item = {
  name,
  ...marked,
  inToggle,
  level: v.pipe(v.number(), v.safeInteger()),
  start: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
}

export const paragraphSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('P'),
    name,
    ...marked,
    inToggle,
    callout: v.exactOptional(v.picklist(CALLOUTS)),
  }),
  v.strictObject({ type: v.picklist(['H2', 'H3', 'H4', 'TOGGLE']), name, ...marked }),
  v.strictObject({ type: v.picklist(['BQ', 'PQ']), name, ...marked, inToggle }),
  v.strictObject({ type: v.literal('ULI'), ...item, isDone: v.exactOptional(v.boolean()) }),
  v.strictObject({ type: v.literal('OLI'), ...item }),
  v.strictObject({
    type: v.literal('PRE'),
    name,
    ...marked,
    inToggle,
    language: v.exactOptional(v.string()),
  }),
  v.strictObject({
    type: v.literal('IMG'),
    name,
    ...marked,
    inToggle,
    alt: v.pipe(v.string(), v.maxLength(MAX_ALT)),
    layout: v.picklist(IMAGE_LAYOUTS),
    imageId: v.exactOptional(v.string()),
    src: v.exactOptional(address),
    ...size,
    focusPercentX: v.exactOptional(percent),
    focusPercentY: v.exactOptional(percent),
    href: v.exactOptional(address),
    gallery: v.exactOptional(v.picklist(['start', 'continue'])),
  }),
  v.strictObject({
    type: v.literal('IFRAME'),
    name,
    ...marked,
    inToggle,
    src: address,
    title: v.string(),
    ...size,
  }),
  v.strictObject({
    type: v.literal('MIXTAPE_EMBED'),
    name,
    inToggle,
    href: address,
    title: v.string(),
    description: v.string(),
    site: v.string(),
    imageId: v.exactOptional(v.string()),
    player: v.exactOptional(player),
    file: v.exactOptional(file),
  }),
  v.strictObject({ type: v.literal('BUTTON'), name, label: v.string(), href: address, inToggle }),
  v.strictObject({ type: v.literal('SUBSCRIBE'), name }),
  v.strictObject({ type: v.literal('HR'), name, endsPreview: v.exactOptional(v.literal(true)) }),
  v.strictObject({
    type: v.literal('TABLE'),
    name,
    ...marked,
    inToggle,
    align: v.array(v.nullable(v.picklist(['left', 'center', 'right']))),
    head: v.exactOptional(cells),
    rows: v.array(cells),
  }),
  v.strictObject({ type: v.literal('MATH'), name, text: v.string(), inToggle }),
  v.strictObject({ type: v.literal('FOOTNOTE'), name, label: v.string(), ...marked }),
]) satisfies v.GenericSchema<unknown, Paragraph>
