import { newId } from '../../../schema/rules/new-id'
import { MOST_CO_AUTHORS } from '../../../schema/rules/own-stories'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import type { StoryBody } from '../../../schema/story/paragraph'
import { insertCoAuthor } from '../../data/co-author/queries'
import type { Database } from '../../data/database'
import { setTrashed } from '../../data/post/trash-writes'
import { savedPostById } from '../../data/post/writes-state'
import { storyPurger } from '../../edge-cache/story-purger'
import type { StoryPorts } from '../../services/post/ports'
import { saveStory } from '../../services/post/save-story'
import { documentOf, storeDraft } from '../../services/post/store-draft'
import type { Demo } from './demo'
import { demoId } from './ids'
import { markdownToBody, type StoryPaths } from './markdown'

/** A text as its writer left it at some time, and how long ago that was. */
interface Stage {
  ago: number
  title: string
  text: readonly string[]
}

/** What the demo's writer is writing: each with the versions of it, the oldest first. */
const DRAFTS: readonly { key: string; stages: readonly Stage[]; state: 'draft' | 'scheduled' | 'trashed' }[] =
  [
    {
      key: 'the-letter-that-was-never-cut',
      state: 'draft',
      stages: [
        {
          ago: 6 * DAY,
          title: 'A letter nobody cut',
          text: ['Every typeface has a sign that its designer drew and nobody ever set.'],
        },
        {
          ago: 3 * DAY,
          title: 'The letter that was never cut',
          text: [
            'Every typeface has a sign that its designer drew and nobody ever set.',
            'Ask in a printing museum for the drawer that sticks. It sticks because it was opened twice.',
          ],
        },
        {
          ago: 2 * HOUR,
          title: 'The letter that was never cut',
          text: [
            'Most typefaces have a sign that their designer drew and nobody ever set.',
            'Ask in a printing museum for the drawer that sticks. It sticks because it was opened twice.',
            'To do: ask Lena for the proofs from the foundry, and check the year.',
          ],
        },
      ],
    },
    {
      key: 'notes-for-a-talk-about-margins',
      state: 'draft',
      stages: [{ ago: 20 * DAY, title: '', text: ['Notes for a talk about margins: who owns the white?'] }],
    },
    {
      key: 'what-a-proofreader-reads-last',
      state: 'scheduled',
      stages: [
        {
          ago: 4 * DAY,
          title: 'What a proofreader reads last',
          text: [
            'The headline. Everybody has read it so often that nobody reads it any more, and that is where the error is.',
            'I have a rule for the last hour before the press: read the page upside down, then read only the largest words on it, aloud, to somebody who has not seen them.',
          ],
        },
      ],
    },
    {
      key: 'ten-rules-for-better-headlines',
      state: 'trashed',
      stages: [
        {
          ago: 9 * DAY,
          title: 'Ten rules for better headlines',
          text: ['1. Do not number your rules.', '2. I can stop here, I suppose.'],
        },
      ],
    },
  ]
/** When the planned story comes out, from now, and how long the other one has been in the trash. */
const COMES_OUT_IN = 7 * DAY
const TRASHED_AGO = 5 * DAY

/** Nothing of what isn't published is shown to readers, cached or found. */
const portsAt = (db: Database, at: number): StoryPorts => ({
  db,
  clock: { now: () => at },
  newId,
  purger: { ...storyPurger(async () => {}), statements: () => [] },
  reindex: () => {},
  decorate: () => {},
})

const bodyOf = (texts: readonly string[]): StoryBody =>
  texts.map((text, i) => ({ type: 'P', name: `text${i}`, text, markups: [] }))

/** Who writes one of them with the demo's writer. */
const WRITTEN_WITH = { key: 'the-letter-that-was-never-cut', username: 'noor' } as const

/** Writes what the demo's writer hasn't published yet. Later changes by people aren't overwritten. */
export async function writeDrafts({ db, now }: Demo): Promise<void> {
  for (const { key, stages, state } of DRAFTS) {
    const id = demoId('post', key)
    if (await db.first(savedPostById, id)) continue
    for (const [i, stage] of stages.entries()) {
      const at = now - stage.ago
      const { title } = stage
      const body = bodyOf(stage.text)
      const before = await db.first(savedPostById, id)
      if (before) {
        const draft = { postId: id, versionId: newId(), revision: i + 1, storedRevision: before.revision }
        await storeDraft({ db, now: at }, { ...draft, document: { ...documentOf(before), title, body } })
        continue
      }
      const ports = portsAt(db, at)
      const planned = state === 'scheduled' ? { publishedAt: now + COMES_OUT_IN } : {}
      const creatorId = demoId('user', 'priya')
      const story = { id, creatorId, title, body, createdAt: at, ...planned }
      const result = await saveStory(ports, { ...story, state: state === 'trashed' ? 'draft' : state })
      if (!result.ok) throw new Error(`${key}: ${result.failure.message}`)
      if (state === 'trashed') await db.write([setTrashed(id, 'draft', now - TRASHED_AGO)])
    }
    if (key !== WRITTEN_WITH.key) continue
    const userId = demoId('user', WRITTEN_WITH.username)
    const row = { postId: id, userId, position: 0, invitedAt: now - DAY, acceptedAt: now - DAY }
    await db.write([insertCoAuthor(row, MOST_CO_AUTHORS)])
  }
}

/** How long ago the planned stories of publications were written. */
const PLANNED_AGO = 30 * HOUR

/** Writes the stories that publications have planned. Later changes by people aren't overwritten. */
export async function writePlanned({ db, now, parts, pictures }: Demo, paths: StoryPaths): Promise<void> {
  for (const { folder, publication, planned, tags } of parts)
    for (const { key, author, markdown, comesOutInDays, tags: slugs, ...story } of planned) {
      const id = demoId('post', key)
      if (await db.first(savedPostById, id)) continue
      const names = new Map(tags.map(({ slug, name }) => [slug, name]))
      const result = await saveStory(portsAt(db, now - PLANNED_AGO), {
        ...story,
        id,
        creatorId: demoId('user', author),
        collectionId: demoId('collection', publication.slug),
        body: markdownToBody(markdown, pictures.get(folder) ?? new Map(), paths),
        tags: slugs.map((slug) => ({ slug, name: names.get(slug) ?? slug })),
        state: 'scheduled',
        createdAt: now - PLANNED_AGO,
        publishedAt: now + comesOutInDays * DAY,
      })
      if (!result.ok) throw new Error(`${key}: ${result.failure.message}`)
    }
}
