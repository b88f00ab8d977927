import type { PublishSettings } from '../../../schema/inputs/draft'
import { slugOfTag } from '../../../schema/rules/tag-slug'
import type { Statement } from '../../data/database'
import { setBesideText } from '../../data/post/draft-writes'
import type { StoryInput } from '../post/story-input'

/** What the settings change of the story that a save takes. Topics that are written alike are one. */
export function changesOf({
  tags,
  isLocked,
  canonicalUrl,
  language,
  license,
}: PublishSettings): Partial<Pick<StoryInput, 'tags' | 'access' | 'canonicalUrl' | 'language' | 'license'>> {
  const named = tags && new Map(tags.map((name) => [slugOfTag(name), name]))
  return {
    ...(named ? { tags: [...named].map(([slug, name]) => ({ slug, name })) } : {}),
    ...(typeof isLocked === 'boolean'
      ? { access: isLocked ? ('locked' as const) : ('public' as const) }
      : {}),
    ...(typeof canonicalUrl === 'string' ? { canonicalUrl: canonicalUrl || null } : {}),
    ...(language ? { language } : {}),
    ...(license ? { license } : {}),
  }
}

/** The settings that no save of a text writes, as statements of its batch. */
export function besideText(
  postId: string,
  { responsesClosed = null, listTitle = null, listSubtitle = null }: PublishSettings,
): Statement[] {
  if (responsesClosed === null && listTitle === null && listSubtitle === null) return []
  const isClosed = responsesClosed === null ? null : responsesClosed ? 1 : 0
  return [setBesideText(postId, isClosed, listTitle, listSubtitle)]
}
