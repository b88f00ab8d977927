import * as v from 'valibot'
import { MAX_API_CONTENT } from '../rules/api-posts'
import { MAX_SUBTITLE, MAX_TITLE } from '../rules/limits'
import { MOST_TEXT_EDITS } from '../rules/mcp'
import { apiWording } from '../wording/api'
import { mcpWording } from '../wording/mcp'
import { storyInputWording } from '../wording/story-input'
import { baseRevision } from './draft'
import { entityId, oneLine, opaque } from './text'

const content = apiWording.content(MAX_API_CONTENT)

/** A text as a program sends it, which the importers clean. */
export const draftText = v.pipe(opaque(MAX_API_CONTENT, content), v.nonEmpty(content))

/** Replacements of words, one after the other. */
export const textEdits = v.pipe(
  v.array(
    v.object({
      find: v.pipe(v.string(), v.description(mcpWording.inputs.find), draftText),
      replace: v.pipe(v.string(), v.description(mcpWording.inputs.replace), opaque(MAX_API_CONTENT, content)),
    }),
  ),
  v.maxLength(MOST_TEXT_EDITS, mcpWording.tooManyEdits(MOST_TEXT_EDITS)),
)

/** What a program may change of a draft: the text as a whole, or words of it. */
export const draftChange = v.pipe(
  v.object({
    postId: entityId,
    baseRevision,
    title: v.nullish(oneLine({ max: MAX_TITLE, tooLong: storyInputWording.longTitle })),
    subtitle: v.nullish(oneLine({ max: MAX_SUBTITLE, tooLong: storyInputWording.longSubtitle })),
    format: v.optional(v.picklist(['html', 'markdown']), 'markdown'),
    content: v.nullish(draftText),
    edits: v.nullish(textEdits),
  }),
  v.forward(
    v.check(({ content: whole, edits }) => !(whole && edits), mcpWording.oneOrOther),
    ['edits'],
  ),
)
