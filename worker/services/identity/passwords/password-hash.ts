import { scrypt } from 'node:crypto'
import { normalizedPassword } from '../../../../schema/rules/password'
import { isSame, type Keys, newReference } from '../keys'

/**
 * Cost (as a power of two), block size and parallelism of new hashes. Rule: docs/rules/identity.md,
 * "Passwords".
 */
const COST = { ln: 15, r: 8, p: 1 } as const
type Cost = Readonly<Record<keyof typeof COST, number>>

const BYTES = 32
const SALT_BYTES = 16
/** Hashes with larger parameters aren't computed: they aren't ours. */
const MOST_BYTES = 128 * 2 ** 17 * 8

const STORED = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{8,64})\$([\w-]{43})$/

/** The algorithm works on 128·N·r bytes, plus a little. */
const memory = ({ ln, r }: Cost): number => 128 * 2 ** ln * r

const derived = (password: string, salt: string, cost: Cost): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { N: 2 ** cost.ln, r: cost.r, p: cost.p, maxmem: memory(cost) + 1024 * 1024 }
    scrypt(password, salt, BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key.toString('base64url')),
    )
  })

/**
 * The password under a key that isn't in the database, so that somebody who only reads the database has
 * nothing to guess at.
 */
const peppered = (keys: Keys, password: string): Promise<string> =>
  keys.hash('password-pepper', normalizedPassword(password))

const written = ({ ln, r, p }: Cost, salt: string, hash: string): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${salt}$${hash}`

/** A password as stored: algorithm, parameters, salt and hash in one text. */
export async function hashPassword(keys: Keys, password: string, cost: Cost = COST): Promise<string> {
  const salt = newReference(SALT_BYTES)
  return written(cost, salt, await derived(await peppered(keys, password), salt, cost))
}

/** The result of comparing a password with a stored hash. */
export interface Judged {
  isRight: boolean
  /** Whether the hash has other parameters than new ones. */
  isOutdated: boolean
}

/**
 * Compares a password with a hash, in the same time whether there is one or not.
 *
 * @param stored absent for somebody without a password or account: then no password is right.
 */
export async function judgePassword(keys: Keys, password: string, stored: string | null): Promise<Judged> {
  const [, ln = '', r = '', p = '', salt = '', hash = ''] = STORED.exec(stored ?? '') ?? []
  const cost: Cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  if (hash === '' || memory(cost) > MOST_BYTES) {
    await derived(await peppered(keys, password), newReference(SALT_BYTES), COST)
    return { isRight: false, isOutdated: false }
  }
  const isRight = isSame(await derived(await peppered(keys, password), salt, cost), hash)
  return { isRight, isOutdated: isRight && (cost.ln !== COST.ln || cost.r !== COST.r || cost.p !== COST.p) }
}
