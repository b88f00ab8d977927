import type { Demo } from '../../worker/commands/demo/demo'
import { readParts } from '../../worker/commands/demo/read-part'
import { writePeople } from '../../worker/commands/demo/write-people'
import { writePublication } from '../../worker/commands/demo/write-publication'
import { writeStories } from '../../worker/commands/demo/write-stories'
import { Database } from '../../worker/data/database'
import { openKeys } from '../../worker/services/identity/open-keys'
import { demoPaths } from './demo-paths'
import { sqliteD1 } from './membership/sqlite-d1'

/** Stands in for any drawing. */
const drawn = { id: '0'.repeat(24), contentType: 'image/png', width: 1600, height: 1000, color: '#808080' }

/** The demo's people, publications and stories in databases in memory. @param now later than the newest story. */
export async function openDemo(now: number) {
  const { d1, rows } = sqliteD1()
  const stats = sqliteD1('stats')
  const log = { firstDay: 0, lines: [] as string[] }
  const parts = await readParts('worker/commands/demo')
  const pictures = { get: () => ({ get: () => drawn }) } as unknown as Demo['pictures']
  const demo: Demo = {
    db: new Database(d1),
    stats: new Database(stats.d1),
    statsLog: {
      async beginOn(day) {
        log.firstDay = day
      },
      async write(_, lines) {
        log.lines.push(...lines)
      },
    },
    keys: openKeys(undefined, false),
    parts,
    pictures,
    files: new Map(),
    now,
  }
  const paths = demoPaths(parts.flatMap((part) => part.stories))
  await writePeople(demo, paths)
  for (const part of parts) await writePublication(demo, part, paths)
  await writeStories(demo, paths)
  return { demo, rows, stats: stats.rows, log }
}
