import { insertStaffPick, upsertCatalog } from '../../data/catalog/writes'
import { LIBRARY, staffPicks, storiesOf } from './curation'
import type { Demo } from './demo'
import { demoId, plausible } from './ids'

const DAY = 86_400_000
const CURATED = Date.UTC(2026, 10, 10, 8)

/** Writes staff's selection: the lists of the library and the picks. */
export async function writeCuration(demo: Demo): Promise<void> {
  const stories = demo.parts.flatMap((part) => part.stories)
  await demo.db.write([
    ...LIBRARY.flatMap((list, i) =>
      upsertCatalog({
        id: demoId('catalog', list.slug),
        slug: list.slug,
        name: list.name,
        description: list.description,
        creatorId: demoId('user', list.owner),
        isInLibrary: true,
        followerCount: plausible(`list ${list.slug}`, 40, 2_600),
        createdAt: CURATED - 90 * DAY,
        updatedAt: CURATED - i * DAY,
        items: storiesOf(list, stories).map((story) => ({
          id: demoId('item', `${list.slug} ${story.key}`),
          postId: demoId('post', story.key),
          note: list.notes?.[story.key] ?? '',
        })),
      }),
    ),
    ...staffPicks(stories).map((story, i) => insertStaffPick(demoId('post', story.key), CURATED - i * DAY)),
  ])
}
