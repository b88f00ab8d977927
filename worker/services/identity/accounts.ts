import { cleanLine } from '../../../schema/rules/clean-text'
import { beforeFirst } from '../../../schema/rules/cutting'
import { MAX_NAME } from '../../../schema/rules/limits'
import { newId } from '../../../schema/rules/new-id'
import { MAX_USERNAME, usernameFrom } from '../../../schema/rules/username'
import { isDuplicate } from '../../data/database'
import { accountByEmail } from '../../data/identity/accounts'
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
  /** The name they gave; otherwise it is derived from their address. */
  name?: string | null
  /** Statements that belong to the account and are written with it, or not at all. */
  alongside?: (userId: string) => { sql: string; params: (string | number | null)[] }[]
}

function nameOf({ name, email }: NewAccount): string {
  const said = cleanLine([...(name ?? '')].slice(0, MAX_NAME).join(''))
  if (said) return said
  const local = email && beforeFirst(email.slice(0, email.lastIndexOf('@')), /\+/)
  const words = local?.replace(/[._-]+/g, ' ').trim()
  return words ? words.replace(/(^| )\p{Ll}/gu, (letter) => letter.toUpperCase()) : 'New reader'
}

/** A username that nobody has: the name itself, or with a number or random digits. */
async function freeUsername({ db }: Needs<'db'>, wanted: string): Promise<string> {
  const base = usernameFrom(wanted)
  const names = [base, ...Array.from({ length: NUMBERED }, (_, i) => `${base}${i + 2}`)]
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
  const name = nameOf(account)
  const wanted = account.name?.trim() || beforeFirst(account.email ?? '', /[@+]/) || name
  for (let i = 0; ; i++) {
    const known = account.email && (await db.first(accountByEmail, account.email))
    if (known) return { userId: known.id, isNew: false }
    const userId = newId()
    const now = clock.now()
    const username = await freeUsername({ db }, wanted)
    try {
      await db.write([
        insertUser({
          id: userId,
          username,
          name,
          email: account.email,
          emailVerifiedAt: account.email && account.isEmailVerified ? now : null,
          createdAt: now,
        }),
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
