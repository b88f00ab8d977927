import { draftChange } from '../../../schema/inputs/draft-text'
import { checkBody } from '../../../schema/story/check-body'
import type { DraftDocument } from '../../../schema/story/draft'
import type { StoryBody } from '../../../schema/story/paragraph'
import { mcpWording } from '../../../schema/wording/mcp'
import { newerDraft, type SavedResult, savedOr } from '../draft/answers'
import { limitSave } from '../draft/limit-writer'
import type { DraftParts } from '../draft/parts'
import { notThere, requireEditor } from '../draft/require-writer'
import { splitLong } from '../import/split-long'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { draftMarkdown } from './draft-markdown'
import { keptParagraphs } from './kept-paragraphs'
import { paragraphsOfText } from './story-of-content'

type NotRead = Failure<'BAD_REQUEST'>

/** A text with its replacements: each is of words that the text has once, so that it can't hit others. */
function edited(text: string, edits: readonly { find: string; replace: string }[]): Result<string, NotRead> {
  let now = text
  for (const [i, { find, replace }] of edits.entries()) {
    const at = now.indexOf(find)
    if (at < 0) return fail('BAD_REQUEST', mcpWording.notFound(i), 'edits')
    if (now.indexOf(find, at + 1) >= 0) return fail('BAD_REQUEST', mcpWording.foundTwice(i), 'edits')
    now = now.slice(0, at) + replace + now.slice(at + find.length)
  }
  return ok(now)
}

/** The body that a changed text makes of a draft's. */
async function changedBody(
  { db, browser }: DraftParts,
  before: StoryBody,
  { format, content, edits }: Pick<Change, 'format' | 'content' | 'edits'>,
): Promise<Result<StoryBody, NotRead>> {
  if (content === undefined && edits === undefined) return ok(before)
  const { mainOrigin: origin } = browser
  const read = (text: string, as: 'html' | 'markdown' = 'markdown') =>
    paragraphsOfText(db, { format: as, content: text, baseUrl: `${origin}/` }, origin)
  const markdown = draftMarkdown(before, origin)
  const text = edits ? edited(markdown, edits) : ok(content ?? '')
  if (!text.ok) return text
  const [now, former] = await Promise.all([read(text.value, edits ? 'markdown' : format), read(markdown)])
  const body = keptParagraphs(before, former, splitLong(now).body)
  const [problem] = checkBody(body)
  return problem ? fail('BAD_REQUEST', problem.message, edits ? 'edits' : 'content') : ok(body)
}

/** A change after its schema. */
interface Change {
  format: 'html' | 'markdown'
  content?: string | undefined
  edits?: readonly { find: string; replace: string }[] | undefined
}

/**
 * Changes the newest text of a story to one that a program sends, if that begins from the newest. What was there before
 * stays a version. Rule: docs/rules/mcp.md, "Changing a draft".
 */
export const rewriteDraft = defineUseCase(
  draftChange,
  async (parts: DraftParts, { postId, baseRevision, title, subtitle, ...text }): Promise<SavedResult> => {
    const editor = await requireEditor(parts, postId, 'change')
    if (!editor.ok) return editor
    const withinLimit = await limitSave(parts, editor.value.writer)
    if (!withinLimit.ok) return withinLimit
    const current = await parts.drafts.read(postId)
    if (!current) return notThere(editor.value.post)
    if (current.revision !== baseRevision) return newerDraft(current.revision)
    const { document: before } = current
    const body = await changedBody(parts, before.body, {
      format: text.format,
      content: text.content ?? undefined,
      edits: text.edits ?? undefined,
    })
    if (!body.ok) return body
    const document: DraftDocument = {
      title: title ?? before.title,
      subtitle: subtitle ?? before.subtitle,
      body: body.value,
    }
    // The version that is being replaced is stored whole before it is.
    await parts.drafts.store(postId)
    const saved = await parts.drafts.replace(postId, { baseRevision, saveKey: parts.newId(), document })
    return savedOr(editor.value.post, saved)
  },
)
