import { HOUR } from '../../../schema/rules/time-units'
import { bannedAmong, insertBannedDomain } from '../../data/banned-domain/queries'
import { keepBlock } from '../../data/block/writes'
import { insertAct } from '../../data/moderation/acts'
import type { Demo } from './demo'
import { demoId } from './ids'

const STAFF = demoId('user', 'staff')

/** Who blocks whom in the demo, latest first: each of two people is on the other side once. */
const BLOCKS = [
  ['priya', 'suspended'],
  ['suspended', 'member'],
] as const

/** Domains to which nothing that is published may lead, earliest first, as the log has them. */
const BANNED = [
  ['pills-by-post.example', 'Sells medicine without a prescription.'],
  ['seven-secrets.example', 'A page of adverts that people are sent to under every story.'],
] as const

/** Writes who blocks whom, and the banned domains with their entries in the log. Existing rows aren't changed. */
export async function writeBlocks({ db, now }: Demo): Promise<void> {
  await db.write(
    BLOCKS.map(([blocker, blocked], i) =>
      keepBlock(demoId('user', blocker), demoId('user', blocked), now - (i + 1) * HOUR),
    ),
  )
  for (const [i, [domain, reason]] of BANNED.entries()) {
    if (await db.first(bannedAmong, JSON.stringify([domain]))) continue
    const at = now - (BANNED.length + 1 - i) * HOUR
    await db.write([
      insertBannedDomain({ domain, bannedAt: at, reason }),
      insertAct({
        at,
        staffId: STAFF,
        action: 'BAN_DOMAIN',
        subjectKind: 'DOMAIN',
        subjectId: domain,
        reason,
      }),
    ])
  }
}
