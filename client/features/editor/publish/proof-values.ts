import { MAX_EXCERPT } from '../../../../schema/rules/limits'
import type { DraftDocument } from '../../../../schema/story/draft'
import { listedTitle } from '../../../../schema/story/listed-title'
import { excerptOf, shorten } from '../../../../schema/story/text'
import { coversOf } from '../../../../schema/story/with-cover'
import { editorWording } from '../../../../schema/wording/editor'
import type { ProvenSettings } from './current-settings'
import { timeInField } from './local-time'
import type { ProofValues } from './Proof'

const titleOf = (listTitle: string, { title }: DraftDocument): string =>
  listedTitle(listTitle || title || editorWording.untitled)

/** What a list says below a story's title. Rule: docs/rules/writing.md, "Settings of a story". */
const excerptIn = (listSubtitle: string, { subtitle, body }: DraftDocument): string =>
  listSubtitle || subtitle || shorten(excerptOf(body), MAX_EXCERPT)

/** How a story would look if it were published as it is set now. */
export function proofOf(settings: ProvenSettings, story: DraftDocument): ProofValues {
  const covers = coversOf(story)
  const { listTitle, listSubtitle, previewImageId, isLocked, scheduledFor, post } = settings
  return {
    title: story.title || editorWording.untitled,
    listTitle: titleOf(listTitle, story),
    excerpt: excerptIn(listSubtitle, story),
    cover: covers.find(({ imageId }) => imageId === previewImageId) ?? covers[0],
    isLocked,
    publishAt: scheduledFor ?? post.firstPublishedAt ?? Date.now(),
  }
}

/** How it would look as the form's fields are filled in. */
export function typedProof(before: ProofValues, fields: FormData, story: DraftDocument): ProofValues {
  const typed = (name: string) => String(fields.get(name) ?? '').trim()
  return {
    ...before,
    listTitle: titleOf(typed('listTitle'), story),
    excerpt: excerptIn(typed('listSubtitle'), story),
    isLocked: fields.has('isLocked'),
    publishAt: timeInField(typed('publishAt')) ?? before.publishAt,
  }
}
