import * as v from 'valibot'
import { cursor } from '../../../schema/inputs/cursor'
import { opaque } from '../../../schema/inputs/text'
import { idOfStoryAddress } from '../../../schema/routes/post-id'
import { MAX_HREF } from '../../../schema/rules/limits'
import { MCP_STORY_PART, MOST_MCP_RESULTS } from '../../../schema/rules/mcp'
import { MOST_QUERY } from '../../../schema/rules/search'
import type { StoryBody } from '../../../schema/story/paragraph'
import { inputWording } from '../../../schema/wording/inputs'
import { mcpWording as wording } from '../../../schema/wording/mcp'
import { draftMarkdown, shownMarkdown } from '../../services/api/draft-markdown'
import { OPERATIONS } from './operations'
import { ask, type Member, memberOf, READS, type Refusal, type Tool, told } from './tool'

const { inputs } = wording

const paging = {
  limit: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(MOST_MCP_RESULTS),
      v.description(inputs.limit(MOST_MCP_RESULTS)),
    ),
    10,
  ),
  after: v.optional(told(inputs.after, cursor)),
}

/** The id or the address of a story. */
export const storyId = told(inputs.story, opaque(MAX_HREF, inputWording.invalid))

export const noStory: { ok: false; failure: Refusal } = {
  ok: false,
  failure: { code: 'BAD_REQUEST', field: 'story', message: wording.noStory },
}

interface Named {
  name: string
  username?: string
}

interface Hit {
  passage: { text: string } | null
  post: {
    id: string
    title: string
    excerpt: string
    mediumUrl: string
    isLocked: boolean
    readingTime: number
    firstPublishedAt: number | null
    creator: Named
    collection: Named | null
  }
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

interface Page {
  pagingInfo: { next: { to: string } | null }
}

const searchInput = v.object({
  query: told(inputs.query, v.pipe(opaque(MOST_QUERY, inputWording.invalid), v.nonEmpty())),
  ...paging,
})

const searchStories: Tool<typeof searchInput> = {
  name: 'search_stories',
  input: searchInput,
  needs: 'READ',
  annotations: READS,
  async run(call, { query, limit, after: to }) {
    const asked = await ask<{ search: { posts: { hits: Hit[] } & Page } }>(call, OPERATIONS.search, {
      query,
      limit,
      to,
    })
    if (!asked.ok) return asked
    const { hits, pagingInfo } = asked.value.search.posts
    const stories = hits.map(({ passage, post: { mediumUrl, firstPublishedAt, ...post } }) => ({
      ...post,
      url: mediumUrl,
      publishedAt: iso(firstPublishedAt),
      passage: passage?.text ?? null,
    }))
    return { ok: true, value: { facts: { stories, next: pagingInfo.next?.to ?? null } } }
  },
}

interface Story {
  id: string
  mediumUrl: string
  firstPublishedAt: number | null
  tags: { displayTitle: string }[]
  content: { body: StoryBody; isPreview: boolean }
}

/** A part of a long text, which ends between two paragraphs if it can. */
function partOf(text: string, offset: number): { part: string; next: number | null } {
  const end = offset + MCP_STORY_PART
  if (end >= text.length) return { part: text.slice(offset), next: null }
  const gap = text.lastIndexOf('\n\n', end)
  const next = gap > offset ? gap + 2 : end
  return { part: text.slice(offset, next), next }
}

const readInput = v.object({
  story: storyId,
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.description(inputs.offset)), 0),
})

const readStory: Tool<typeof readInput> = {
  name: 'read_story',
  input: readInput,
  needs: 'READ',
  annotations: READS,
  async run(call, { story, offset }) {
    const { origin } = call.context
    const id = idOfStoryAddress(story)
    if (id === undefined) return noStory
    const asked = await ask<{ story: Member<Story> }>(call, OPERATIONS.story, { id })
    const answer = asked.ok ? memberOf(asked.value.story) : asked
    if (!answer.ok) return answer
    const { content, mediumUrl, firstPublishedAt, tags, ...facts } = answer.value
    const { part, next } = partOf(shownMarkdown(content.body, origin), offset)
    return {
      ok: true,
      value: {
        facts: {
          ...facts,
          url: mediumUrl,
          publishedAt: iso(firstPublishedAt),
          topics: tags.map(({ displayTitle }) => displayTitle),
          isPreview: content.isPreview,
          next,
        },
        markdown: part,
      },
    }
  },
}

const listInput = v.object({
  search: v.optional(told(inputs.search, opaque(MOST_QUERY, inputWording.invalid)), ''),
  ...paging,
})

interface Drafts extends Page {
  stories: { post: { id: string; title: string; wordCount: number; updatedAt: number } }[]
}

const listDrafts: Tool<typeof listInput> = {
  name: 'list_drafts',
  input: listInput,
  needs: 'READ',
  annotations: READS,
  async run(call, { search, limit, after: to }) {
    const asked = await ask<{ viewer: { stories: Drafts } | null }>(call, OPERATIONS.drafts, {
      search,
      limit,
      to,
    })
    if (!asked.ok) return asked
    const { stories = [], pagingInfo } = asked.value.viewer?.stories ?? {}
    const drafts = stories.map(({ post: { updatedAt, ...post } }) => ({ ...post, changedAt: iso(updatedAt) }))
    return { ok: true, value: { facts: { drafts, next: pagingInfo?.next?.to ?? null } } }
  },
}

interface Draft {
  id: string
  revision: number
  title: string
  subtitle: string
  body: StoryBody
}
interface Settings {
  isPublished: boolean
  isUnlisted: boolean
  scheduledFor: number | null
  tags: string[]
}

const draftInput = v.object({ story: storyId })

const readDraft: Tool<typeof draftInput> = {
  name: 'read_draft',
  input: draftInput,
  needs: 'READ',
  annotations: READS,
  async run(call, { story }) {
    const { origin } = call.context
    const id = idOfStoryAddress(story)
    if (id === undefined) return noStory
    const asked = await ask<{ draft: Member<Draft>; settings: Partial<Settings> }>(call, OPERATIONS.draft, {
      id,
    })
    const answer = asked.ok ? memberOf(asked.value.draft) : asked
    if (!asked.ok || !answer.ok) return answer.ok ? noStory : answer
    const { body, ...facts } = answer.value
    const { tags: topics = [], scheduledFor = null, ...settings } = asked.value.settings
    return {
      ok: true,
      value: {
        facts: { ...facts, ...settings, scheduledFor: iso(scheduledFor), topics },
        markdown: draftMarkdown(body, origin),
      },
    }
  },
}

export const readTools = [searchStories, readStory, listDrafts, readDraft] as const
