import { type SiteFlagRow, siteFlagRows } from '../../data/operating/site-flags'
import type { JobNeeds } from '../parts'

const textOf = (rows: readonly SiteFlagRow[]): string =>
  rows.length === 0
    ? ''
    : JSON.stringify(Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)])))

/** Has the values of flags that the database has known near readers. Idempotent; the cron does it again. */
export async function publishSiteFlags({ db, siteFlags }: JobNeeds<'db' | 'siteFlags'>): Promise<void> {
  await siteFlags.publish(textOf(await db.all(siteFlagRows)))
}
