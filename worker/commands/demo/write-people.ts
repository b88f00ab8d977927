import { upsertTag } from '../../data/tag/writes'
import { upsertUser } from '../../data/user/writes'
import { decoratedBody } from '../../services/post/decorate'
import { viewers, writersOf } from './accounts'
import { FEATURED_TAGS } from './curation'
import type { Demo } from './demo'
import { markdownToBody, type StoryPaths } from './markdown'

/** Writes the demo's people and tags. */
export async function writePeople(demo: Demo, paths: StoryPaths): Promise<void> {
  const writers = demo.parts.flatMap((part) => {
    const pictures = demo.pictures.get(part.folder) ?? new Map()
    return writersOf(part).map(({ avatar, aboutText, ...user }) =>
      upsertUser({
        ...user,
        imageId: pictures.get(avatar)?.id ?? null,
        about: decoratedBody(markdownToBody(aboutText, pictures, paths)),
      }),
    )
  })
  const tags = demo.parts.flatMap((part) => part.tags)
  const used = new Map<string, number>()
  for (const story of demo.parts.flatMap((part) => part.stories))
    for (const tag of story.tags) used.set(tag, (used.get(tag) ?? 0) + 1)
  const featured = new Set(
    tags
      .map((tag) => tag.slug)
      .toSorted((a, b) => (used.get(b) ?? 0) - (used.get(a) ?? 0) || a.localeCompare(b))
      .slice(0, FEATURED_TAGS),
  )
  await demo.db.write([
    ...writers,
    ...viewers().map(upsertUser),
    ...tags.map((tag) =>
      upsertTag({
        ...tag,
        isFeatured: featured.has(tag.slug),
        createdAt: demo.now,
      }),
    ),
  ])
}
