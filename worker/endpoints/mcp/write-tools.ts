import * as v from 'valibot'
import { topicNames } from '../../../schema/inputs/draft'
import { draftText, textEdits } from '../../../schema/inputs/draft-text'
import { oneLine, opaque } from '../../../schema/inputs/text'
import { idOfStoryAddress } from '../../../schema/routes/post-id'
import { MAX_IDEMPOTENCY_KEY } from '../../../schema/rules/api-posts'
import { MAX_SUBTITLE, MAX_TITLE } from '../../../schema/rules/limits'
import { apiWording } from '../../../schema/wording/api'
import { mcpWording as wording } from '../../../schema/wording/mcp'
import { storyInputWording } from '../../../schema/wording/story-input'
import { apiPost } from '../../services/api/api-post'
import { ApiStory, createApiPost } from '../../services/api/create-post'
import { rewriteDraft } from '../../services/api/rewrite-draft'
import { publishPost } from '../../services/draft/publish-post'
import { parseInput } from '../../services/use-case'
import { noStory, storyId } from './read-tools'
import { type Outcome, type Refusal, type Tool, told } from './tool'

const { inputs } = wording

const longTitle = storyInputWording.longTitle
const base = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.description(inputs.baseRevision))

const WRITES = { readOnlyHint: false, destructiveHint: false, idempotentHint: false } as const

/** A conflict says what to do next, since nothing of either side may be lost. */
const refused = (failure: Refusal & { newestRevision?: number }): Outcome<never> =>
  failure.newestRevision === undefined
    ? { ok: false, failure }
    : { ok: false, failure: { ...failure, message: wording.newer(failure.newestRevision) } }

const createInput = v.object({
  title: told(
    inputs.title,
    oneLine({ max: MAX_TITLE, tooLong: longTitle, missing: apiWording.title(MAX_TITLE) }),
  ),
  markdown: told(inputs.markdown, draftText),
  topics: v.optional(v.pipe(topicNames, v.description(inputs.topics)), []),
  key: v.optional(
    told(inputs.key, v.pipe(opaque(MAX_IDEMPOTENCY_KEY, apiWording.key(MAX_IDEMPOTENCY_KEY)), v.nonEmpty())),
  ),
})

const createDraft: Tool<typeof createInput> = {
  name: 'create_draft',
  input: createInput,
  needs: 'WRITE',
  annotations: WRITES,
  async run({ context: { parts, origin } }, { title, markdown, topics, key }) {
    const story = parseInput(ApiStory, {
      title,
      contentFormat: 'markdown',
      content: markdown,
      tags: topics,
      publishStatus: 'draft',
    })
    if (!story.ok) return story
    const made = await createApiPost(parts, story.value, { key: key ?? null, origin })
    if (!made.ok) return made
    const { id, revision, title: asMade } = made.value
    return { ok: true, value: { facts: { id, revision, title: asMade } } }
  },
}

const changeInput = v.object({
  story: storyId,
  baseRevision: base,
  title: v.optional(told(inputs.title, oneLine({ max: MAX_TITLE, tooLong: longTitle }))),
  subtitle: v.optional(
    told(inputs.subtitle, oneLine({ max: MAX_SUBTITLE, tooLong: storyInputWording.longSubtitle })),
  ),
  markdown: v.optional(told(inputs.markdown, draftText)),
  edits: v.optional(v.pipe(textEdits, v.description(inputs.edits))),
})

const changeDraft: Tool<typeof changeInput> = {
  name: 'change_draft',
  input: changeInput,
  needs: 'WRITE',
  annotations: WRITES,
  async run({ context: { parts } }, { story, markdown: content, ...change }) {
    const postId = idOfStoryAddress(story)
    if (postId === undefined) return noStory
    const saved = await rewriteDraft(parts, { postId, content, ...change })
    return saved.ok ? { ok: true, value: { facts: { ...saved.value } } } : refused(saved.failure)
  },
}

const publishInput = v.object({
  story: storyId,
  baseRevision: base,
  topics: v.optional(v.pipe(topicNames, v.description(inputs.topics))),
  isUnlisted: v.optional(v.pipe(v.boolean(), v.description(inputs.isUnlisted))),
})

const publishStory: Tool<typeof publishInput> = {
  name: 'publish_story',
  input: publishInput,
  needs: 'PUBLISH',
  annotations: { ...WRITES, idempotentHint: true },
  async run({ context: { parts, reader, origin } }, { story, baseRevision, topics: tags, isUnlisted }) {
    const postId = idOfStoryAddress(story)
    if (postId === undefined) return noStory
    const published = await publishPost(parts, { postId, baseRevision, settings: { tags, isUnlisted } })
    if (!published.ok) return refused(published.failure)
    const { id, title, url, publishStatus } = await apiPost(reader, origin, published.value)
    return {
      ok: true,
      value: { facts: { id, title, url, publishStatus, revision: published.value.revision } },
    }
  },
}

export const writeTools = [createDraft, changeDraft, publishStory] as const
