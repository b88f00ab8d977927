import type { StoryBody } from '../../../schema/story/paragraph'
import type { DraftParts } from '../draft/parts'
import { readDraft } from '../draft/read-draft'
import { readSettings } from '../draft/read-settings'
import { type Failure, ok, type Result } from '../result'
import { storyHtml } from '../rss/html'

/** A body whose text says everything, as it was sent; nothing if it has more than plain paragraphs. */
function plainText(body: StoryBody): string | undefined {
  const isPlain = body.every(
    (paragraph) =>
      paragraph.type === 'P' && paragraph.markups.length === 0 && paragraph.callout === undefined,
  )
  return isPlain
    ? body.map((paragraph) => ('text' in paragraph ? paragraph.text : '')).join('\n\n')
    : undefined
}

/** What an entry is made of, for those who may change it. Rule: docs/rules/micropub.md, "Queries". */
export async function entrySource(
  parts: DraftParts,
  postId: string,
): Promise<Result<Record<string, unknown[]>, Failure>> {
  const [draft, settings] = await Promise.all([readDraft(parts, postId), readSettings(parts, postId)])
  if (!draft.ok) return draft
  if (!settings.ok) return settings
  const { title, subtitle, body } = draft.value
  const { tags, isPublished, isUnlisted } = settings.value
  const { mainOrigin: origin } = parts.browser
  const html = () => ({ html: storyHtml(body, { origin, link: `${origin}/p/${postId}` }).markup })
  return ok({
    name: [title],
    ...(subtitle === '' ? {} : { summary: [subtitle] }),
    content: [plainText(body) ?? html()],
    category: tags,
    'post-status': [isPublished ? 'published' : 'draft'],
    visibility: [isUnlisted ? 'unlisted' : isPublished ? 'public' : 'private'],
  })
}
