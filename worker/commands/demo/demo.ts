import type { StoredFile } from '../../../schema/story/player'
import type { Database } from '../../data/database'
import type { StatsLog } from '../../platform/stats/log'
import type { Keys } from '../../services/identity/keys'
import type { DemoPicture } from './pictures'
import type { DemoPart } from './read-part'

/** A file that a story of the demo shows. */
export interface DemoFile extends StoredFile {
  path: string
  /** What its card says of it. */
  facts: string
}

/** What one step of the demo needs. */
export interface Demo {
  db: Database
  stats: Database
  /** Where today's visits are logged: those of the days before aren't. */
  statsLog: Pick<StatsLog, 'write' | 'beginOn'>
  /** The keys of the worker that serves the demo. */
  keys: Keys
  parts: readonly DemoPart[]
  /** Pictures by folder and file name. */
  pictures: ReadonlyMap<string, ReadonlyMap<string, DemoPicture>>
  /** Files of stories by name. */
  files: ReadonlyMap<string, DemoFile>
  /** Later than every story, even if the machine's clock is behind. */
  now: number
}
