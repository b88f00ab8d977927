import { Database } from '../../../worker/data/database'
import { storyPurger } from '../../../worker/edge-cache/story-purger'
import type { Mail } from '../../../worker/platform/mail/mailer'
import type { Taxes } from '../../../worker/platform/sales-tax/service'
import { createKeys } from '../../../worker/services/identity/keys'
import type { Session } from '../../../worker/services/identity/session'
import type { Parts } from '../../../worker/services/parts'
import { type PretendProvider, pretendProvider, type Weather } from './pretend-provider'
import { NO_TAXES } from './pretend-taxes'
import type { SqliteD1 } from './sqlite-d1'

const ORIGIN = 'https://quire.example'

/** Somebody who pays, their browser, and a provider of their own, in a database that others share. */
export interface World {
  id: string
  now: number
  payments: PretendProvider
  parts: Parts
  /** The sent mails, and whether sending fails now. */
  mails: Mail[]
  isMailDown: boolean
  /** What the person's row says. */
  user(): { membership_tier: string | null; membership_ends_at: number | null }
}

/** What may be different. */
interface Given {
  now?: number
  country?: string | null
  weather?: () => Weather
  /** May throw, before or after a batch is written: the worker is killed. */
  kill?: () => void
  isStaff?: boolean
  /** What calculates taxes; by default nobody does. */
  taxes?: Taxes
}

/** Opens a world for a new person. */
export function openWorld(sqlite: SqliteD1, id: string, given: Given = {}): World {
  const {
    now = Date.UTC(2026, 0, 31, 12),
    country = 'US',
    weather,
    kill = () => {},
    isStaff = false,
    taxes = NO_TAXES,
  } = given
  sqlite.run(
    'insert into user (id, username, name, email, created_at, is_staff) values (?, ?, ?, ?, ?, ?)',
    id,
    `u${id}`,
    'Somebody',
    `${id}@example.org`,
    now,
    Number(isStaff),
  )
  const clock = { now: () => world.now }
  const payments = pretendProvider(clock.now, weather)
  const db = new Database(sqlite.d1)
  const write = db.write.bind(db)
  db.write = async (statements) => {
    kill()
    const changes = await write(statements)
    kill()
    return changes
  }
  const uses = new Map<string, number>()
  let made = 0
  const user = () => {
    const [row] = sqlite.rows<Record<string, unknown>>('select * from user where id = ?', id)
    return row as unknown as ReturnType<World['user']>
  }
  const session = async (): Promise<Session> => {
    const { membership_tier: membershipTier, membership_ends_at: membershipEndsAt } = user()
    const isMember = membershipTier !== null && (membershipEndsAt === null || membershipEndsAt > world.now)
    const row = {
      id,
      email: `${id}@example.org`,
      isStaff: Number(isStaff),
      membershipTier,
      membershipEndsAt,
      membershipList: null,
    }
    return { user: row, isMember, isSpoofed: false, host: 'quire.example' } as unknown as Session
  }
  const parts = {
    db,
    clock,
    session,
    viewer: async () => null,
    browser: { mainOrigin: ORIGIN, country, address: `net-${id}` },
    site: { productName: 'Quire', helpUrl: `${ORIGIN}/help` },
    newId: () => `${id}-${made++}`,
    purger: storyPurger(async () => {}),
    keys: createKeys('a-secret-of-these-tests-that-is-long'),
    mailer: {
      send: async (mail: Mail) => {
        if (world.isMailDown) throw new Error('The mail server is down')
        world.mails.push(mail)
      },
    },
    captcha: undefined,
    lockouts: {
      use: async (what: string, subject: string) => {
        const key = `${what} ${subject}`
        uses.set(key, (uses.get(key) ?? 0) + 1)
        return uses.get(key) ?? 0
      },
      freeAt: async (what: string, subject: string, _window: number, most: number) =>
        (uses.get(`${what} ${subject}`) ?? 0) >= most ? Number.MAX_SAFE_INTEGER : 0,
      forget: async (what: string, subject: string) => {
        uses.delete(`${what} ${subject}`)
      },
    },
    taxes,
    payments: { forCountry: () => payments.provider, named: () => payments.provider },
  } as unknown as Parts
  const world: World = { id, now, payments, parts, user, mails: [], isMailDown: false }
  return world
}
