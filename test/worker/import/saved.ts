import { env } from 'cloudflare:workers'
import { newId } from '../../../schema/rules/new-id'
import type { StoryBody } from '../../../schema/story/paragraph'
import { Database } from '../../../worker/data/database'
import { storyPurger } from '../../../worker/edge-cache/story-purger'
import type { StoryPorts } from '../../../worker/services/post/ports'
import type { StoryInput } from '../../../worker/services/post/story-input'
import { createCollection } from '../../factories/collection'
import { createUser } from '../../factories/user'
import { NOW, rows } from './harness'

/** The stories whose search entries were asked to be updated. */
export const reindexed: string[] = []
/** What saving a story takes. */
export const ports = (now = NOW): StoryPorts => ({
  db: new Database(env.DB),
  clock: { now: () => now },
  newId,
  purger: storyPurger(async () => {}),
  reindex: (postId) => void reindexed.push(postId),
  decorate: () => {},
})

export const body = (text: string): StoryBody => [{ type: 'P', name: 'abcd', text, markups: [] }]

/** Two people, two publications, a story’s input, and the counts that saving it changes. */
export async function setting() {
  const [ada, ben] = [await createUser({ postCount: 0 }), await createUser({ postCount: 0 })]
  const [one, two] = [await createCollection({ postCount: 0 }), await createCollection({ postCount: 0 })]
  const tag = (name: string) => ({ slug: `${name}-${ada.id}`, name })
  const input: StoryInput = {
    creatorId: ada.id,
    collectionId: one.id,
    title: 'A story',
    body: body('Some words.'),
    tags: [tag('sea'), tag('sky')],
    state: 'published',
  }
  const counts = async () => ({
    users: await rows(
      'SELECT post_count AS n FROM user WHERE id IN (?, ?) ORDER BY id = ?',
      ada.id,
      ben.id,
      ben.id,
    ),
    collections: await rows(
      'SELECT post_count AS n FROM collection WHERE id IN (?, ?) ORDER BY id = ?',
      one.id,
      two.id,
      two.id,
    ),
    tags: await rows("SELECT slug, post_count AS n FROM tag WHERE slug LIKE '%-' || ? ORDER BY slug", ada.id),
    writers: await rows(
      "SELECT tag_slug, user_id, post_count AS n FROM tag_writer WHERE tag_slug LIKE '%-' || ? ORDER BY tag_slug",
      ada.id,
    ),
  })
  return { ada, ben, one, two, tag, input, counts }
}
