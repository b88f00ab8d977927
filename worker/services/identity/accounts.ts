import { cleanLine } from '../../../schema/rules/clean-text'
import { MAX_NAME } from '../../../schema/rules/limits'
import { newId } from '../../../schema/rules/new-id'
import { MAX_USERNAME, NO_USERNAME, UNNAMED, usernameFrom } from '../../../schema/rules/username'
import { isDuplicate } from '../../data/database'
import { accountByEmail } from '../../data/identity/accounts'
import { joinSubscriptions } from '../../data/newsletter/writes'
import { insertUser, takenUsernames } from '../../data/user/writes'
import type { Needs } from '../parts'

/** How often another username is tried when somebody else takes one at the same moment. */
const TRIES = 5
const NUMBERED = 20

/** The data of a new account. */
export interface NewAccount {
  /** The normalised address. Absent if their provider gives none. */
  email: string | null
  /** Whether the person has proven that the address is theirs. */
  isEmailVerified: boolean
  /** The name they gave. */
  name?: string | null
  /** Statements that belong to the account and are written with it, or not at all. */
  alongside?: (userId: string) => { sql: string; params: (string | number | null)[] }[]
}

/** The name that the person gave, if it isn't an address. */
function givenName({ name }: NewAccount): string | undefined {
  const said = cleanLine([...(name ?? '')].slice(0, MAX_NAME).join(''))
  return said === '' || said.includes('@') ? undefined : said
}

/** A username that nobody has: the name itself, or with a number or random digits. */
async function freeUsername({ db }: Needs<'db'>, wanted: string): Promise<string> {
  const base = usernameFrom(wanted)
  const numbered = Array.from({ length: NUMBERED }, (_, i) => `${base}${i + 2}`)
  const names = base === NO_USERNAME ? numbered : [base, ...numbered]
  const list = JSON.stringify(names)
  const taken = new Set((await db.all(takenUsernames, list)).map(({ username }) => username))
  const free = names.find((name) => !taken.has(name))
  if (free) return free
  const digits = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return `${base}${digits % 1_000_000}`.slice(0, MAX_USERNAME)
}

/**
 * Creates an account, or finds the one that the address has: two concurrent sign-ups create one. Rule:
 * docs/rules/identity.md, "Accounts".
 */
export async function makeAccount(
  { db, clock, purger }: Needs<'db' | 'clock' | 'purger'>,
  account: NewAccount,
): Promise<{ userId: string; isNew: boolean }> {
  // An address would give away what its owner hasn't chosen to show.
  const name = givenName(account)
  for (let i = 0; ; i++) {
    const known = account.email && (await db.first(accountByEmail, account.email))
    if (known) return { userId: known.id, isNew: false }
    const userId = newId()
    const now = clock.now()
    const username = await freeUsername({ db }, name ?? '')
    try {
      await db.write([
        insertUser({
          id: userId,
          username,
          name: name ?? UNNAMED,
          email: account.email,
          emailVerifiedAt: account.email && account.isEmailVerified ? now : null,
          createdAt: now,
        }),
        ...(account.email && account.isEmailVerified ? [joinSubscriptions(account.email)] : []),
        ...(account.alongside?.(userId) ?? []),
        // Somebody may have looked that name up before.
        ...purger.statements([purger.names.username(username)], { now }),
      ])
      purger.request()
      return { userId, isNew: true }
    } catch (error) {
      if (!isDuplicate(error) || i >= TRIES) throw error
    }
  }
}
