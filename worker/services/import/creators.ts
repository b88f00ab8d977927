import type { Statement } from '../../data/database'
import type { StoryPorts } from '../post/ports'
import { type ImportedAuthor, ImportedAuthors } from './authors'
import type { StoryCreator } from './destination'
import type { ExportSurvey } from './export-reader'
import { plainText } from './plain-text'
import { publicationStatements, type Target } from './target'

/**
 * Finds the creators of a file's stories, and creates what they need. Rule: docs/rules/import.md,
 * "Publication".
 */
export class StoryCreators {
  readonly #ports: StoryPorts
  readonly #survey: ExportSurvey
  readonly #target: Target
  readonly #names: { slug: string; format: string }
  readonly #authors: ImportedAuthors

  constructor(
    ports: StoryPorts,
    survey: ExportSurvey,
    target: Target,
    names: { slug: string; format: string },
  ) {
    this.#ports = ports
    this.#survey = survey
    this.#target = target
    this.#names = names
    this.#authors = new ImportedAuthors(ports, target.collectionId, names.format)
  }

  /** @param isFounded true if the publication is in the database. */
  async find(rawLogin: string, isFounded: boolean): Promise<StoryCreator> {
    const login = this.#loginOf(rawLogin)
    const first = this.#survey.authors[0]?.login ?? login
    const creator = await this.#account(login)
    const owner = this.#target.ownerId === undefined && first !== login ? await this.#account(first) : creator
    const ownerId = this.#target.ownerId ?? owner.id
    // Accounts come before the publication that they own; its owner's role is written first.
    const founding = isFounded ? [] : this.#founding(ownerId)
    const makers = owner === creator ? [creator] : [owner, creator]
    const [users, roles] = [
      makers.flatMap((m) => m.statements.slice(0, 1)),
      makers.flatMap((m) => m.statements.slice(1)),
    ]
    return {
      id: creator.id,
      statements: [...users, ...founding, ...roles],
      succeeded: () => {
        this.#authors.isThere(login, creator.id)
        if (owner !== creator) this.#authors.isThere(first, owner.id)
      },
    }
  }

  #founding(ownerId: string): Statement[] {
    const { clock, purger } = this.#ports
    const now = clock.now()
    return [
      ...publicationStatements(this.#target.collectionId, {
        ...this.#names,
        name: plainText(this.#survey.title),
        description: plainText(this.#survey.description),
        ownerId,
        now,
      }),
      ...purger.statements([purger.names.slug(this.#names.slug)], { now }),
    ]
  }

  /** Some exporters let other characters slip into a login. */
  #loginOf(raw: string): string {
    const logins = this.#survey.authors.map((author) => author.login)
    const plain = raw.replace(/^[^\p{L}\p{N}]+/u, '')
    return [raw, plain].find((login) => logins.includes(login)) ?? (plain || logins[0] || 'writer')
  }

  #account(login: string): Promise<ImportedAuthor> {
    const name = this.#survey.authors.find((author) => author.login === login)?.displayName ?? login
    return this.#authors.find(login, name)
  }
}
