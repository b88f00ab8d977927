import { predefinedId } from '../../../schema/routes/catalog-id'
import { MAX_SAVED_LISTS } from '../../../schema/rules/limits'
import { followCatalogStatements } from '../../data/catalog/follows'
import { insertStaffPick, upsertCatalog } from '../../data/catalog/writes'
import { setPinnedPost } from '../../data/user/writes'
import { type CuratedList, LIBRARY, OWN_LISTS, PINNED, SAVED_LISTS, staffPicks, storiesOf } from './curation'
import type { Demo } from './demo'
import { demoId } from './ids'
import type { DemoStory } from './read-part'

const DAY = 86_400_000
const CURATED = Date.UTC(2026, 10, 10, 8)

/**
 * A list's row and items.
 *
 * @param key is like no other list's.
 * @param i its place among those that it is written with: the first one changed last.
 */
const rowOf = (list: CuratedList, key: string, i: number, stories: readonly DemoStory[]) => ({
  id: demoId('catalog', key),
  slug: list.slug,
  name: list.name,
  description: list.description,
  creatorId: demoId('user', list.owner),
  createdAt: CURATED - 90 * DAY,
  updatedAt: CURATED - i * DAY,
  items: storiesOf(list, stories).map((story) => ({
    id: demoId('item', `${key} ${story.key}`),
    postId: demoId('post', story.key),
    note: list.notes?.[story.key] ?? '',
  })),
})

/** Writes staff's selection (the lists of the library and the picks), people's own lists and pinned stories. */
export async function writeCuration(demo: Demo): Promise<void> {
  const stories = demo.parts.flatMap((part) => part.stories)
  await demo.db.write([
    ...LIBRARY.flatMap((list, i) =>
      upsertCatalog({ ...rowOf(list, list.slug, i, stories), isInLibrary: true }),
    ),
    ...OWN_LISTS.flatMap(({ key, isPrivate, type, ...list }, i) =>
      upsertCatalog({
        ...rowOf(list, key ?? list.slug, i, stories),
        ...(type ? { id: predefinedId(demoId('user', list.owner), type) } : {}),
        type: type ?? 'list',
        visibility: isPrivate ? 1 : 0,
      }),
    ),
    ...SAVED_LISTS.flatMap(([person, list], i) =>
      followCatalogStatements(
        demoId('user', person),
        demoId('catalog', list),
        MAX_SAVED_LISTS,
        CURATED - i * DAY,
      ),
    ),
    ...stories
      .filter(({ key, author }) => PINNED[author] === key)
      .map(({ key, author }) => setPinnedPost(demoId('user', author), demoId('post', key))),
    ...staffPicks(stories).map((story, i) => insertStaffPick(demoId('post', story.key), CURATED - i * DAY)),
  ])
}
