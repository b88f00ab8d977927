import { bodyFileIds } from '../../../schema/story/file-ids'
import type { StoryBody } from '../../../schema/story/paragraph'
import type { Database } from '../../data/database'
import type { AccountExport, ExportStage } from '../../data/export/exports'
import { nextRows } from '../../data/export/numbered-rows'
import { personalRows } from '../../data/export/personal-rows'
import {
  bodiesToExport,
  picturesNamedBy,
  picturesToExport,
  type StoryToExport,
  storiesToExport,
} from '../../data/export/stories'
import { mediaByIds } from '../../data/media/media'
import { tagsOfPosts } from '../../data/tag/queries'
import { pictureIdsIn } from '../media/pictures-in-use'
import { bodyImageIds } from './body-image-ids'
import { storyFile } from './markdown/story-file'
import { type PartWriter, picturePath, type StoredPicture } from './part-writer'
import { writeTables } from './write-tables'

/** Where the next part begins. */
export interface ExportPlace {
  stage: ExportStage
  position: string
}

export interface PartWork {
  db: Database
  writer: PartWriter
  row: AccountExport
  author: string
  username: string
  productName: string
  origin: string
  /** Pictures that this part or an earlier one has. */
  known: Pick<ReadonlySet<string>, 'has'>
  /** Says how many stories are done in all; rejects if the export isn't this step's any more. */
  progress(storiesDone: number): Promise<void>
}

/** Stories whose bodies are in memory at a time, and pictures that are listed at a time. */
const STORIES = 10
const PICTURES = 200

/**
 * Writes what fits into a part. Nothing is left out: where a part ends, the next one goes on.
 *
 * @returns where that is, or nothing at the end.
 */
export async function writePart(work: PartWork): Promise<ExportPlace | undefined> {
  let { stage, position }: ExportPlace = work.row
  if (stage === 'data') {
    const rest = await writeData(work, position)
    if (rest !== undefined) return { stage, position: rest }
    stage = 'stories'
    position = ''
  }
  if (stage === 'stories') {
    const rest = await writeStories(work, position)
    if (rest !== undefined) return { stage, position: rest }
    position = ''
  }
  const rest = await writePictures(work, position)
  return rest === undefined ? undefined : { stage: 'pictures', position: rest }
}

/** Every row of every table, some thousand in a file. @param from the table, the row, and the file's number. */
async function writeData(work: PartWork, from: string): Promise<string | undefined> {
  const { db, writer, row } = work
  const [first = '', after = '0', next = '1'] = from.split(' ')
  for (const table of personalRows()) {
    if (table.name < first) continue
    let [at, file] = table.name === first ? [Number(after), Number(next)] : [0, 1]
    for (;;) {
      if (!writer.hasRoom()) return `${table.name} ${at} ${file}`
      const batch = await nextRows(db, table, [row.ownerId], at)
      if (batch === undefined) break
      await writer.addData(file === 1 ? table.name : `${table.name}-${file}`, batch.rows)
      at = batch.until
      file += 1
    }
  }
  const named =
    first === TABLES ? undefined : await writeNamedPictures(work, first === NAMED ? Number(after) : 0)
  if (named !== undefined) return named
  const { author: name, origin, username, productName } = work
  const taker = { db, userId: row.ownerId, country: null, username, origin }
  const about = { name, productName, now: row.createdAt }
  const rest = await writeTables(writer, taker, about, first === TABLES ? Number(after) : 0)
  return rest === undefined ? undefined : `${TABLES} ${rest}`
}

/** What comes after all tables of the database: the names sort behind theirs. */
const NAMED = '~pictures'
const TABLES = '~tables'

/** Pictures that the person's profile, series and books show: whoever had the same picture first owns it. */
async function writeNamedPictures({ db, writer, row }: PartWork, from: number): Promise<string | undefined> {
  const ids = (await db.all(picturesNamedBy, row.ownerId)).flatMap(({ text }) => pictureIdsIn(text))
  const pictures = await db.all(mediaByIds, JSON.stringify([...new Set(ids)]))
  for (const [i, picture] of pictures.entries()) {
    if (i < from) continue
    if (!writer.hasRoom(picture.bytes)) return `${NAMED} ${i}`
    await writer.addPicture(picture)
  }
  return undefined
}

/** Stories with their pictures. @param from the last story, and how many pictures of the next one are written. */
async function writeStories(work: PartWork, from: string): Promise<string | undefined> {
  const { db, writer, row } = work
  let [after = '', begun = ''] = from.split(' ')
  let done = row.storiesDone
  for (;;) {
    const stories = await db.all(storiesToExport, row.ownerId, after, STORIES)
    if (stories.length === 0) return undefined
    const read = await readStories(db, stories)
    for (const story of stories) {
      const { body, tags, pictures } = read(story)
      const missing = writer.missing(pictures)
      const bytes = missing.reduce((sum, picture) => sum + picture.bytes, 0)
      if (begun === '' && !writer.hasRoom(bytes)) {
        await work.progress(done)
        return after
      }
      if (body && begun === '') {
        const file = exported(work, story, body, tags, pictures)
        await writer.addStory(file.listed, file.text, story.updatedAt)
      }
      for (const [i, picture] of pictures.entries()) {
        if (i < Number(begun)) continue
        if (!writer.hasRoom(picture.bytes)) return `${after} ${i}`
        await writer.addPicture(picture)
      }
      begun = ''
      after = story.id
      if (body && story.state !== 'removed') done += 1
    }
    await work.progress(done)
  }
}

/** Reads what some stories consist of. */
async function readStories(db: Database, stories: readonly StoryToExport[]) {
  const versionIds = stories.flatMap(({ shownVersionId }) => shownVersionId ?? [])
  const [versions, tagRows] = await Promise.all([
    db.all(bodiesToExport, JSON.stringify(versionIds)),
    db.all(tagsOfPosts, JSON.stringify(stories.map(({ id }) => id))),
  ])
  const bodies = new Map(versions.map(({ id, body }) => [id, JSON.parse(String(body)) as StoryBody]))
  const idsOf = (story: StoryToExport): string[] => [
    ...new Set([
      ...bodyImageIds(bodies.get(story.shownVersionId ?? '') ?? []),
      ...bodyFileIds(bodies.get(story.shownVersionId ?? '') ?? []),
      ...(story.previewImageId === null ? [] : [story.previewImageId]),
    ]),
  ]
  const stored = await db.all(mediaByIds, JSON.stringify(stories.flatMap(idsOf)))
  const media = new Map(stored.map((picture) => [picture.id, picture]))
  return (story: StoryToExport) => ({
    body: bodies.get(story.shownVersionId ?? ''),
    tags: tagRows.filter(({ postId }) => postId === story.id).map(({ name }) => name),
    pictures: idsOf(story).flatMap((id) => media.get(id) ?? []),
  })
}

function exported(
  { author, origin }: PartWork,
  story: StoryToExport,
  body: StoryBody,
  tags: readonly string[],
  pictures: readonly StoredPicture[],
) {
  const paths = new Map(pictures.map((picture) => [picture.id, picturePath(picture)]))
  const { previewImageId, previewSrc, previewAlt, focusPercentX, focusPercentY, ...rest } = story
  const preview = { imageId: previewImageId, src: previewSrc, alt: previewAlt, focusPercentX, focusPercentY }
  const { path, text } = storyFile({ ...rest, body, tags, author, preview }, origin, (id) => paths.get(id))
  const state = story.kind === 'response' ? ('response' as const) : story.state
  const at = story.firstPublishedAt ?? story.updatedAt
  return { listed: { path, title: story.title, state, at }, text }
}

/** The pictures that stand in no story. @param from the last one. */
async function writePictures(
  { db, writer, row, known }: PartWork,
  from: string,
): Promise<string | undefined> {
  for (let after = from; ; ) {
    const pictures = await db.all(picturesToExport, row.ownerId, after, PICTURES)
    if (pictures.length === 0) return undefined
    for (const picture of pictures) {
      if (!known.has(picture.id)) {
        if (!writer.hasRoom(picture.bytes)) return after
        await writer.addPicture(picture)
      }
      after = picture.id
    }
  }
}
