import * as v from 'valibot'
import { MAX_CHANGE_KEY, MAX_ITEM_CHANGES, PRIVATE_LIST, PUBLIC_LIST } from '../rules/catalogs'
import { MAX_LIST_DESCRIPTION, MAX_LIST_ITEMS, MAX_LIST_NAME, MAX_LIST_NOTE } from '../rules/limits'
import { catalogMessages } from '../wording/catalog-messages'
import { inputWording } from '../wording/inputs'
import { entityId, oneLine, oneOf, opaque, paragraphs } from './text'

/** The name of a list. */
export const catalogName = oneLine({
  max: MAX_LIST_NAME,
  tooLong: catalogMessages.nameTooLong(MAX_LIST_NAME),
  missing: catalogMessages.nameMissing,
})

/** What a list is about. */
export const catalogDescription = oneLine({
  max: MAX_LIST_DESCRIPTION,
  tooLong: catalogMessages.descriptionTooLong(MAX_LIST_DESCRIPTION),
})

/** Who sees a list. */
export const catalogVisibility = v.pipe(
  v.number(),
  v.picklist([PUBLIC_LIST, PRIVATE_LIST], catalogMessages.visibility),
  v.description('0 is public, 1 private.'),
)

/** The remark of a list's owner on a story. */
export const catalogNote = paragraphs(MAX_LIST_NOTE, catalogMessages.noteTooLong(MAX_LIST_NOTE))

/** The key of a change. */
export const changeKey = v.pipe(
  opaque(MAX_CHANGE_KEY, inputWording.invalid),
  v.nonEmpty(),
  v.description(
    'Made by the client for this change: one that is sent again with the same key isn’t made again.',
  ),
)

/** A change of one of a list's stories. */
const itemChange = v.object({
  type: v.pipe(
    oneOf(['ADD', 'REMOVE', 'MOVE', 'NOTE'], inputWording.invalid),
    v.description('What is done with the story.'),
  ),
  postId: entityId,
  note: v.nullish(v.pipe(catalogNote, v.description('With `ADD` and `NOTE`: the owner’s remark.'))),
  position: v.nullish(
    v.pipe(
      v.number(),
      v.integer(inputWording.invalid),
      v.minValue(0, inputWording.invalid),
      v.maxValue(MAX_LIST_ITEMS, inputWording.invalid),
      v.description('With `ADD` and `MOVE`: the place, from 0 on; without one, the first.'),
    ),
  ),
})
export type ItemChange = v.InferOutput<typeof itemChange>

/** Changes of a list's stories, made one after the other. */
export const itemChanges = v.pipe(
  v.array(itemChange),
  v.minLength(1, inputWording.invalid),
  v.maxLength(MAX_ITEM_CHANGES, catalogMessages.tooManyChanges(MAX_ITEM_CHANGES)),
)
