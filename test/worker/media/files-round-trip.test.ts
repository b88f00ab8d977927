import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { filePath } from '../../../schema/rules/files'
import type { LinkCardParagraph, StoryBody } from '../../../schema/story/paragraph'
import { media } from '../../../schema/tables/media'
import { Database } from '../../../worker/data/database'
import { bodiesToExport, storiesToExport } from '../../../worker/data/export/stories'
import { createStory, paragraph } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { tone } from '../../support/wav'
import { exporter } from '../export/exporter'
import { importer } from '../import/own-import'
import { sender } from './sender'

const text = (words: string) => new TextEncoder().encode(words)

/** The cards of somebody's only story. */
async function cardsOf(userId: string): Promise<LinkCardParagraph[]> {
  const db = new Database(env.DB)
  const [story] = await db.all(storiesToExport, userId, '', 10)
  const [version] = await db.all(bodiesToExport, JSON.stringify([story?.shownVersionId]))
  return (JSON.parse(String(version?.body)) as StoryBody).filter((one) => one.type === 'MIXTAPE_EMBED')
}

const bytesAt = async (path: string) => new Uint8Array(await (await newVisit().get(path)).arrayBuffer())

test('recordings, captions, transcripts and attachments come back from an export', async () => {
  const ada = await exporter()
  const files = await sender({}, ada.user.id)
  // Longer than a part, so that it is neither written nor read at once.
  const sound = tone(2, 9 * 1024 * 1024)
  const stored = {
    sound: await files.stored('tide.wav', sound),
    film: await files.stored('waves.webm', text('\x1aE')),
    captions: await files.stored('waves.vtt', text('WEBVTT\n\n00:00.000 --> 00:01.000\nWaves\n')),
    paper: await files.stored('tables.pdf', text('%PDF-1.7')),
  }
  const card = { type: 'MIXTAPE_EMBED' as const, description: 'A caption', site: 'WAV · 9 MB' }
  const recording: LinkCardParagraph = {
    ...card,
    name: 'snd1',
    href: filePath(stored.sound.fileId),
    title: 'Tide',
    file: { type: 'audio/wav', bytes: sound.length },
    player: {
      kind: 'audio',
      transcript: filePath(stored.paper.fileId),
      tracks: [{ src: filePath(stored.captions.fileId), kind: 'captions', language: 'en', label: 'English' }],
    },
  }
  const paper: LinkCardParagraph = {
    ...card,
    name: 'pdf1',
    href: filePath(stored.paper.fileId),
    title: 'tables.pdf',
    file: { type: 'application/octet-stream', bytes: 8 },
  }
  // A file that says to be a film, and isn't one that is played.
  const film: LinkCardParagraph = {
    ...card,
    name: 'mov1',
    href: filePath(stored.film.fileId),
    title: 'Waves',
    player: { kind: 'video', width: 320, height: 180 },
  }
  const body = [paragraph('Words.'), recording, paper, film]
  await createStory({ creatorId: ada.user.id, title: 'The sea', state: 'published', body })

  const [{ bytes } = expect.fail('no part')] = await ada.archives()
  const ben = await importer()
  const importId = await ben.upload('markdown', bytes)
  await ben.commit(importId)
  await ben.work()
  expect(await ben.shown(importId)).toMatchObject({ state: 'DONE', counts: { imported: 1 } })

  const [sound2, paper2, film2] = await cardsOf(ben.user.id)
  const here = expect.stringMatching(/^\/_\/file\/[0-9a-f]{24}$/)
  expect(sound2).toEqual({
    ...recording,
    name: expect.any(String),
    href: here,
    player: {
      kind: 'audio',
      transcript: paper2?.href,
      tracks: [{ src: here, kind: 'captions', language: 'en', label: 'English' }],
    },
  })
  expect(paper2).toEqual({ ...paper, name: expect.any(String), href: here })
  const { player: _, ...shown } = film
  expect(film2).toEqual({
    ...shown,
    name: expect.any(String),
    href: here,
    file: { type: 'application/octet-stream', bytes: 2 },
  })
  expect(sound2?.href).not.toBe(recording.href)
  expect(await bytesAt(sound2?.href ?? '')).toEqual(sound)
  expect(new TextDecoder().decode(await bytesAt(sound2?.player?.tracks?.[0]?.src ?? ''))).toMatch(/^WEBVTT/)
  // The same bytes are stored once, whatever imports them.
  const again = await ben.upload('markdown', bytes)
  await ben.commit(again)
  await ben.work()
  const fileId = sound2?.href.split('/').at(-1) ?? ''
  expect(await drizzle(env.DB).select().from(media).where(eq(media.id, fileId))).toHaveLength(1)
})

test('a feed has the first recording of a story as its enclosure', async () => {
  const ada = await exporter({ username: 'marine' })
  const files = await sender({}, ada.user.id)
  const { fileId } = await files.stored('tide.wav', tone(1))
  const recording: LinkCardParagraph = {
    type: 'MIXTAPE_EMBED',
    name: 'snd1',
    href: filePath(fileId),
    title: 'Tide',
    description: '',
    site: 'WAV · 8 kB',
    file: { type: 'audio/wav', bytes: 8_044 },
    player: { kind: 'audio' },
  }
  await createStory({ creatorId: ada.user.id, state: 'published', body: [paragraph('Words.'), recording] })
  const feed = await (await newVisit().get('/feed/@marine')).text()
  expect(feed).toMatch(
    new RegExp(`<enclosure url="https?://[^"/]+/_/file/${fileId}" type="audio/wav" length="8044"/>`),
  )
  expect(feed).toMatch(new RegExp(`<a href="https?://[^"/]+/_/file/${fileId}">`))
})
