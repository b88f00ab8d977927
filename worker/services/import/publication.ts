import type { StoryPorts } from '../post/ports'
import { StoryCreators } from './creators'
import type { Destination, StoryCreator } from './destination'
import type { ExportSurvey } from './export-reader'
import { plainText } from './plain-text'
import type { ImportReport } from './report'
import { findTarget, type Target, type TargetInput } from './target'

/** A publication that stories are imported into. Rule: docs/rules/import.md, "Publication". */
export class PublicationDestination implements Destination {
  readonly name: ImportReport['publication']
  readonly ownerId = undefined
  readonly #ports: StoryPorts
  readonly #format: string
  readonly #survey: ExportSurvey
  readonly #input: TargetInput
  #target: Target
  #creators: StoryCreators
  /** Whether the publication is in the database. */
  #isFounded: boolean

  private constructor(
    ports: StoryPorts,
    format: string,
    survey: ExportSurvey,
    input: TargetInput,
    target: Target,
  ) {
    this.#ports = ports
    this.#format = format
    this.#survey = survey
    this.#input = input
    this.#target = target
    this.#isFounded = !target.isNew
    this.#creators = this.#creatorsOf(target)
    this.name = { slug: input.slug, name: plainText(survey.title) || input.slug, isNew: target.isNew }
  }

  /** @throws ImportError if it can't be imported into. */
  static async open(
    ports: StoryPorts,
    format: string,
    survey: ExportSurvey,
    input: TargetInput,
  ): Promise<PublicationDestination> {
    const target = await findTarget(ports, format, input)
    return new PublicationDestination(ports, format, survey, input, target)
  }

  get targetId(): string {
    return this.#target.collectionId
  }

  get collectionId(): string {
    return this.#target.collectionId
  }

  creatorOf(login: string): Promise<StoryCreator> {
    return this.#creators.find(login, this.#isFounded)
  }

  async catchUp(): Promise<boolean> {
    if (this.#isFounded) return false
    this.#target = await findTarget(this.#ports, this.#format, this.#input)
    this.#isFounded = !this.#target.isNew
    this.name.isNew = this.#target.isNew
    this.#creators = this.#creatorsOf(this.#target)
    return true
  }

  wrote(): void {
    this.#isFounded = true
  }

  #creatorsOf(target: Target): StoryCreators {
    const names = { slug: this.#input.slug, format: this.#format }
    return new StoryCreators(this.#ports, this.#survey, target, names)
  }
}
