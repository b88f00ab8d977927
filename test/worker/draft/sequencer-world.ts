import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { newId } from '../../../schema/rules/new-id'
import type { Delta } from '../../../schema/story/delta'
import type { DraftDocument } from '../../../schema/story/draft'
import { Database } from '../../../worker/data/database'
import { storyPurger } from '../../../worker/edge-cache/story-purger'
import { openDrafts } from '../../../worker/platform/drafts/open-drafts'
import type { StoryPorts } from '../../../worker/services/post/ports'
import { saveStory } from '../../../worker/services/post/save-story'
import type { StoryInput } from '../../../worker/services/post/story-input'
import { NOON } from '../../factories/ids'
import { paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { expectOk } from '../../support/expect-ok'

export const clock = { at: NOON, now: () => clock.at }
const ports: StoryPorts = {
  db: new Database(env.DB),
  clock,
  newId,
  purger: storyPurger(async () => {}),
  reindex: () => {},
  decorate: () => {},
}
export const drafts = openDrafts(env, clock)

/** Stores a story of two paragraphs. */
export async function story(given: Partial<StoryInput> = {}): Promise<string> {
  const saved = await saveStory(ports, {
    creatorId: given.creatorId ?? (await createUser()).id,
    title: 'Begun',
    body: [paragraph('First', 'aaaa'), paragraph('Second', 'bbbb')],
    state: 'draft',
    ...given,
  })
  return expectOk(saved).postId
}

export const typed = (name: string, text: string): Delta => ({
  type: 'replace',
  paragraph: paragraph(text, name),
})
export const added = (name: string, after = 'bbbb'): Delta => ({
  type: 'insert',
  after,
  paragraph: paragraph(name, name),
})
export const stub = (id: string) => env.DRAFT_SEQUENCER.getByName(id)
export const textOf = ({ body }: DraftDocument) => body.map((p) => ('text' in p ? p.text : p.type))
export const current = async (id: string) => {
  const draft = await drafts.read(id)
  return draft && { revision: draft.revision, texts: textOf(draft.document) }
}

export interface Version {
  id: string
  revision: number
  name: string | null
  title: string
  texts: string[]
}
export async function versions(id: string): Promise<Version[]> {
  const { results } = await env.DB.prepare(
    'SELECT id, revision, name, title, body FROM post_version WHERE post_id = ? ORDER BY revision',
  )
    .bind(id)
    .all<Omit<Version, 'texts'> & { body: string }>()
  return results.map(({ body, ...rest }) => ({
    ...rest,
    texts: textOf({ title: '', subtitle: '', body: JSON.parse(body) }),
  }))
}
export const postOf = (id: string) => env.DB.prepare('SELECT * FROM post WHERE id = ?').bind(id).first()

/** Lets the clock pass, and does what the object's alarm does then. */
export async function wait(id: string, milliseconds: number): Promise<void> {
  clock.at += milliseconds
  const ahead = clock.at - Date.now()
  await runInDurableObject(stub(id), (_object, { storage }) => storage.kv.put('ahead', ahead))
  await runDurableObjectAlarm(stub(id))
}
