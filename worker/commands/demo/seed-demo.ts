import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Database } from '../../data/database'
import { writersByIds } from '../../data/user/writes'
import { openStatsLog } from '../../platform/stats/log'
import { openKeys } from '../../services/identity/open-keys'
import { REBUILD_START, type RebuildCursor, rebuildStep } from '../../services/search/rebuild-index'
import { archiveOf } from './archive-of'
import { type DemoBindings, refuseRemote } from './bindings'
import type { Demo } from './demo'
import { demoId } from './ids'
import { type DemoPicture, drawPictures, readDrawings } from './pictures'
import { type DemoPart, readParts } from './read-part'
import { storeFiles } from './store-files'
import { storePictures } from './store-pictures'
import { writeBlocks } from './write-blocks'
import { writeBooks } from './write-books'
import { writeClaps } from './write-claps'
import { writeCrowd } from './write-crowd'
import { writeCuration } from './write-curation'
import { writeDrafts, writePlanned } from './write-drafts'
import { writeFollows } from './write-follows'
import { writeGifts } from './write-gifts'
import { writeHighlights } from './write-highlights'
import { writeHistory } from './write-history'
import { writeImports } from './write-import'
import { writeLeavers } from './write-leavers'
import { writeMemberships } from './write-memberships'
import { writeNewsletters } from './write-newsletters'
import { writeNotes } from './write-notes'
import { writeNotifications } from './write-notifications'
import { writePartners } from './write-partners'
import { writePeople } from './write-people'
import { writePublication } from './write-publication'
import { writeReports } from './write-reports'
import { writeResponses } from './write-responses'
import { writeSeries } from './write-series'
import { storyPaths, writeStories } from './write-stories'
import { writeInvitation, writeSubmissions } from './write-submissions'
import { writeYear } from './write-year'

export interface SeedOptions {
  log?: (line: string) => void
  /** The folder that holds the demo's parts. */
  root?: string
}

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const MARK = 'demo:content'

/** Raise this to write the same content differently. */
const FORMAT = 33

type Drawings = ReadonlyMap<string, ReadonlyMap<string, Uint8Array>>

/** A digest of what the database would hold: the same content isn't written twice. */
function fingerprint(parts: readonly DemoPart[], drawings: Drawings): string {
  const hash = createHash('sha256').update(`${FORMAT}`)
  for (const { folder, ...part } of parts) {
    hash.update(JSON.stringify({ ...part, stories: part.stories.map(({ folder: _, ...story }) => story) }))
    for (const [name, svg] of drawings.get(folder) ?? []) hash.update(name).update(svg)
  }
  return hash.digest('hex')
}

/** The marker is in another store, so it must not outlive a database that was deleted. */
async function isThere(db: Database, parts: readonly DemoPart[]): Promise<boolean> {
  const ids = parts.flatMap((part) => part.people.map((person) => demoId('user', person.username)))
  return (await db.all(writersByIds, JSON.stringify(ids))).length === ids.length
}

/**
 * Loads the demo into a local database: people, publications, tags, stories and pictures. Does nothing if it is already
 * loaded, and completes what an earlier run left unfinished.
 *
 * @returns true if something was written.
 * @throws Error for a remote database, and for demo content that can't be read.
 */
export async function seedDemo(bindings: DemoBindings, options: SeedOptions = {}): Promise<boolean> {
  const { log = () => {}, root = FOLDER } = options
  await refuseRemote(bindings)
  const started = performance.now()
  const parts = await readParts(root)
  const drawings = new Map<string, Map<string, Uint8Array>>()
  for (const part of parts) drawings.set(part.folder, await readDrawings(part.folder))
  const mark = fingerprint(parts, drawings)
  const db = new Database(bindings.DB)
  if ((await bindings.KV.get(MARK)) === mark && (await isThere(db, parts))) {
    log('The demo is there.')
    return false
  }
  const pictures = new Map<string, Map<string, DemoPicture>>()
  for (const [folder, drawing] of drawings) pictures.set(folder, await drawPictures(drawing))
  const stories = parts.flatMap((part) => part.stories)
  const newest = Math.max(0, ...stories.map((story) => story.published))
  const now = Math.max(Date.now(), newest + 60_000)
  const demo: Demo = {
    db,
    stats: new Database(bindings.STATS_DB_0),
    statsLog: openStatsLog(bindings.MEDIA),
    // Elsewhere than in development there is no demo.
    keys: openKeys(bindings.AUTH_SECRET, false),
    parts,
    pictures,
    files: await storeFiles(bindings.MEDIA, { db, parts, now }),
    now,
  }

  await storePictures(bindings.MEDIA, demo)
  const paths = storyPaths(demo)
  await writePeople(demo, paths)
  for (const part of parts) await writePublication(demo, part, paths)
  await writeStories(demo, paths)
  await writeBooks(demo)
  await writeDrafts(demo)
  await writePlanned(demo, paths)
  await writeImports(demo, bindings.MEDIA, archiveOf)
  await writeSubmissions(demo)
  await writeNotes(demo)
  await writeCuration(demo)
  await writeResponses(demo)
  await writeHighlights(demo)
  await writeHistory(demo)
  await writeInvitation(demo)
  await writeClaps(demo)
  await writeSeries(demo)
  await writeNotifications(demo)
  await writeFollows(demo)
  await writeCrowd(demo)
  await writeNewsletters(demo)
  await writeLeavers(demo)
  await writeYear(demo)
  await writeMemberships(demo)
  await writeGifts(demo)
  await writePartners(demo)
  // The log of staff is in the order in which it is written: months ago, days ago, hours ago.
  await writeReports(demo)
  await writeBlocks(demo)
  let cursor: RebuildCursor | undefined = REBUILD_START
  while (cursor) cursor = (await rebuildStep(bindings, cursor)).next
  await bindings.KV.put(MARK, mark)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  log(`The demo: ${stories.length} stories in ${parts.length} publications (${seconds} s).`)
  return true
}
