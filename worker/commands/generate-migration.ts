/**
 * `npm run db:generate`: writes a migration after a change in schema/tables. Of drizzle-kit's snapshots only the newest
 * is kept, because the next migration is made from that one alone.
 */
import { globSync, rmSync } from 'node:fs'
import { run } from './run'

await run('drizzle-kit', ['generate', ...process.argv.slice(2)])
for (const older of globSync('migrations/main/meta/*_snapshot.json').sort().slice(0, -1)) rmSync(older)
