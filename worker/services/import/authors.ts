import { isReservedSlug } from '../../../schema/routes/reserved'
import { beforeFirst, withoutEnds } from '../../../schema/rules/cutting'
import { shorten } from '../../../schema/story/text'
import { insertEditor } from '../../data/collection/writes'
import type { Statement } from '../../data/database'
import { insertUser, takenUsernames, writersByIds } from '../../data/user/writes'
import type { StoryPorts } from '../post/ports'
import { derivedId } from './ids'

/** The longest username. */
const MAX_USERNAME = 30

/** A login as a username: a-z, 0-9, `_` and `.`. */
export function usernameFor(login: string): string {
  // Normalising takes time in the square of the marks on a letter.
  const short = login
    .slice(0, 10 * MAX_USERNAME)
    .normalize('NFKD')
    .toLowerCase()
  const letters = beforeFirst(short, /@/).replace(/[^a-z0-9_.]/g, '')
  const plain = withoutEnds(letters, /[._]/).slice(0, MAX_USERNAME)
  return plain === '' || isReservedSlug(plain) ? `writer${plain}`.slice(0, MAX_USERNAME) : plain
}

/** Names to try, the plainest first. */
function candidates(login: string, id: string): string[] {
  const base = usernameFor(login)
  const numbered = Array.from({ length: 20 }, (_, i) => `${base.slice(0, MAX_USERNAME - 3)}${i + 2}`)
  return [base, ...numbered, `writer${id}`]
}

/** An author in the file, as an account here. */
export interface ImportedAuthor {
  id: string
  /** The statements that create the account, which come first; empty if it exists. */
  statements: Statement[]
}

/**
 * The accounts of a file's authors. Each is created for its publication and stays the same in later imports.
 * An existing account is never taken for an author's, because a name in a file proves nothing. Rule:
 * docs/rules/import.md, "Authors".
 */
export class ImportedAuthors {
  readonly #ports: StoryPorts
  readonly #collectionId: string
  readonly #format: string
  /** Logins whose account is in the database. */
  readonly #there = new Map<string, string>()
  /** Usernames of accounts that are about to be created, by login. */
  readonly #promised = new Map<string, string>()

  constructor(ports: StoryPorts, collectionId: string, format: string) {
    this.#ports = ports
    this.#collectionId = collectionId
    this.#format = format
  }

  async find(login: string, name: string): Promise<ImportedAuthor> {
    const known = this.#there.get(login)
    if (known !== undefined) return { id: known, statements: [] }
    const id = await derivedId(this.#format, 'author', this.#collectionId, login)
    // An address is private, and so is what it begins with.
    const wanted = candidates(login.includes('@') ? name : login, id)
    const names = JSON.stringify(wanted)
    const [[account], taken] = await Promise.all([
      this.#ports.db.all(writersByIds, JSON.stringify([id])),
      this.#ports.db.all(takenUsernames, names),
    ])
    if (account) {
      this.#there.set(login, id)
      return { id, statements: [] }
    }
    const others = [...this.#promised].filter(([other]) => other !== login).map(([, name]) => name)
    const used = new Set([...taken.map((user) => user.username), ...others])
    const username = wanted.find((candidate) => !used.has(candidate)) ?? `writer${id}`
    this.#promised.set(login, username)
    const user = { id, username, name: shorten(name, 60) || username, createdAt: this.#ports.clock.now() }
    const { names: tags, statements } = this.#ports.purger
    return {
      id,
      statements: [
        insertUser(user),
        insertEditor(this.#collectionId, id, 'WRITER', 1),
        ...statements([tags.username(username)], { now: user.createdAt }),
      ],
    }
  }

  /** Called when the batch that created the account has succeeded. */
  isThere(login: string, id: string): void {
    this.#there.set(login, id)
  }
}
