import { layersOf, readStylesheet, type Stylesheet, type Utility } from './utilities.ts'

/** Declares the order of layers, whatever is loaded first. */
const LAYERS = ['theme', 'base', 'components', 'utilities']

/** The name of a layer of utilities. */
const nameOf = (layer: number): string => `u${layer}`

/** `@media (…){…}` around rules, outermost last. */
const wrapped = (conditions: readonly string[], css: string): string =>
  conditions.reduceRight((inner, condition) => `${condition}{${inner}}`, css)

function ruleText({ selector, declarations }: Utility): string {
  return `${selector}{${declarations.map(({ property, value }) => `${property}:${value}`).join(';')}}`
}

/** Consecutive rules with the same conditions share them. */
function rulesText(utilities: readonly Utility[]): string {
  let text = ''
  let shared: Utility[] = []
  for (const [i, utility] of utilities.entries()) {
    shared.push(utility)
    const next = utilities[i + 1]
    if (next && next.conditions.join() === utility.conditions.join()) continue
    text += wrapped(utility.conditions, shared.map(ruleText).join(''))
    shared = []
  }
  return text
}

/** Tailwind's utilities, to be distributed over several sheets. */
export class UtilitySheets {
  readonly #sheet: Stylesheet
  readonly #layers: readonly number[]
  /** The existing layers, first to last. */
  readonly #numbers: readonly number[]

  /** @param css Tailwind's output for the whole client. */
  constructor(css: string) {
    this.#sheet = readStylesheet(css)
    this.#layers = layersOf(this.#sheet.utilities)
    this.#numbers = [...new Set(this.#layers)].toSorted((a, b) => a - b)
  }

  /**
   * Everything but the utilities, after the order of all layers. It has to be loaded before every other
   * sheet.
   */
  get basics(): string {
    const layers = this.#numbers.map(nameOf).join(',')
    return `@layer ${LAYERS.join(',')};@layer utilities{@layer ${layers}}${this.#sheet.rest}`
  }

  /** Every class that has rules. */
  get classes(): ReadonlySet<string> {
    return new Set(this.#sheet.utilities.map(({ className }) => className))
  }

  /**
   * The rules of some classes.
   *
   * @param isThere whether a class comes with a sheet that is always loaded along with this one.
   */
  sheet(classes: ReadonlySet<string>, isThere: (className: string) => boolean = () => false): string {
    const { utilities } = this.#sheet
    const wanted = utilities.flatMap((utility, i) => {
      const { className } = utility
      return classes.has(className) && !isThere(className) ? [{ utility, layer: this.#layers[i] ?? 0 }] : []
    })
    if (wanted.length === 0) return ''
    const there = this.#properties(utilities.filter(({ className }) => isThere(className)))
    const properties = this.#properties(wanted.map(({ utility }) => utility)).filter(
      (name) => !there.includes(name),
    )
    const text = this.#numbers
      .map((number) => {
        const rules = wanted.filter(({ layer }) => layer === number).map(({ utility }) => utility)
        return rules.length > 0 ? `@layer ${nameOf(number)}{${rulesText(rules)}}` : ''
      })
      .join('')
    const registered = properties.map((name) => this.#sheet.registered.get(name) ?? '').join('')
    return `@layer utilities{${text}}${registered}`
  }

  /** The registered properties that rules set or read. */
  #properties(utilities: readonly Utility[]): string[] {
    const text = utilities.map(ruleText).join()
    return [...this.#sheet.registered.keys()].filter((name) => text.includes(name))
  }
}
