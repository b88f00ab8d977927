import * as v from 'valibot'
import { PREFERENCES, readPreferences } from '../rules/preferences'
import { viewerWording } from '../wording/viewer'
import { keptBy, opaque } from './text'

const { preference: message } = viewerWording.changes
/** The maximum length of a text preference, and the maximum number of preferences. */
const LONGEST = 100
const MOST = 50

const preference = v.object({
  name: v.pipe(opaque(LONGEST, message), v.description(`One of ${Object.keys(PREFERENCES).join(', ')}.`)),
  stringValue: v.nullish(opaque(LONGEST, message)),
  intValue: v.nullish(v.number()),
  booleanValue: v.nullish(v.boolean()),
  stringSetValue: v.nullish(v.pipe(v.array(opaque(LONGEST, message)), v.maxLength(MOST, message))),
  enumValue: v.nullish(opaque(LONGEST, message)),
})

const preferences = v.array(preference)

/** Preferences by name. Rule: docs/rules/viewer.md, "Preferences". */
export const preferenceInputs = v.pipe(
  preferences,
  v.maxLength(MOST, message),
  keptBy((inputs: v.InferOutput<typeof preferences>) => readPreferences(inputs), message),
)
