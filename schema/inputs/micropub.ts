import * as v from 'valibot'
import { MAX_HREF } from '../rules/limits'
import { MOST_PROPERTIES, MOST_VALUES } from '../rules/micropub'
import { micropubWording as wording } from '../wording/micropub'
import { opaque } from './text'

/** Properties of an entry, each with its values: microformats 2, whose texts pass the rules of stories afterwards. */
export const entryProperties = v.pipe(
  v.record(
    opaque(100, wording.properties),
    v.pipe(v.array(v.unknown(), wording.properties), v.maxLength(MOST_VALUES, wording.properties)),
    wording.properties,
  ),
  v.check((given) => Object.keys(given).length <= MOST_PROPERTIES, wording.properties),
)

export type EntryProperties = v.InferOutput<typeof entryProperties>

const address = v.optional(opaque(MAX_HREF, wording.url))

/** An entry that is made, as JSON. */
export const entryToCreate = v.object({
  type: v.tuple([v.literal('h-entry', wording.type)], wording.type),
  properties: entryProperties,
})

/** What is to be done with an entry, as JSON. */
export const entryAction = v.object({
  action: v.picklist(['update', 'delete', 'undelete'], wording.action),
  url: address,
  replace: v.optional(entryProperties, {}),
  add: v.optional(entryProperties, {}),
  delete: v.optional(v.union([v.array(v.string()), entryProperties], wording.properties), []),
})

export type EntryAction = v.InferOutput<typeof entryAction>
