import * as v from 'valibot'
import { MAX_API_CONTENT } from '../rules/api-posts'
import { IFTTT_EVENTS, MAX_IFTTT_IDENTITY, MAX_IFTTT_VALUE } from '../rules/ifttt'
import { iftttWording as wording } from '../wording/ifttt'
import { opaque } from './text'

/** A field that names something of ours. IFTTT sends all values as texts. */
const named = opaque(MAX_IFTTT_VALUE, wording.json)

/* What isn't known in these is ignored: IFTTT adds to them, and asks that nobody minds. */

/** What IFTTT asks a trigger with. */
export const triggerRequest = v.pipe(
  v.custom<object>((given) => !Array.isArray(given), wording.json),
  v.object(
    {
      trigger_identity: v.nullish(opaque(MAX_IFTTT_IDENTITY, wording.identity)),
      triggerFields: v.nullish(v.record(v.string(), v.unknown())),
      limit: v.pipe(
        v.nullish(
          v.pipe(v.number(wording.limit), v.integer(wording.limit), v.minValue(0, wording.limit)),
          IFTTT_EVENTS,
        ),
        v.transform((limit) => Math.min(limit, IFTTT_EVENTS)),
      ),
    },
    wording.json,
  ),
)

/** What a field of a trigger has. */
export const triggerField = named

/** A value that somebody types, to be checked before their Applet exists. */
export const validateRequest = v.object({ value: named })

const actionOf = <const Fields extends v.ObjectEntries>(fields: Fields, first: string) =>
  v.object({ actionFields: v.object(fields, wording.actionFields(first)) })

/** A draft that an Applet writes. What the text and the title may be is decided as for all stories that programs send. */
export const draftRequest = actionOf(
  {
    title: opaque(MAX_IFTTT_VALUE, wording.actionFields('title')),
    body: opaque(MAX_API_CONTENT, wording.actionFields('body')),
    body_format: v.nullish(named, 'html'),
    tags: v.nullish(named, ''),
  },
  'title',
)

/** A story that an Applet saves. */
export const saveRequest = actionOf({ url: named, list: v.nullish(named, '') }, 'url')
