import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node'

/** How many tests of a run passed, failed and were skipped. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** The counted results of a test file. */
export interface CountedModule {
  /** Whether the file itself could be run. */
  isBroken: boolean
  states: readonly string[]
}

/** Counts tests by outcome. A file that couldn't be run counts as one failed test. */
export function countOf(modules: readonly CountedModule[]): Counts {
  const all = modules.flatMap(({ isBroken, states }) =>
    isBroken && !states.includes('failed') ? [...states, 'failed'] : states,
  )
  const counted = (state: string) => all.filter((one) => one === state).length
  return { passed: counted('passed'), failed: counted('failed'), skipped: counted('skipped') }
}

/** One line: `412 passed, 0 failed`. */
export const countLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const countedModule = (module: TestModule): CountedModule => ({
  isBroken: module.state() === 'failed',
  states: [...module.children.allTests()].map((test) => test.result().state),
})

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** Prints a line when a test file has ended, and the total at the end. */
export class LineReporter implements Reporter {
  readonly #write: (line: string) => void
  readonly #started = performance.now()

  constructor(write: (line: string) => void) {
    this.#write = write
  }

  onTestModuleEnd(module: TestModule): void {
    const counts = countOf([countedModule(module)])
    const mark = counts.failed > 0 ? '✗' : '✓'
    const took = seconds(module.diagnostic().duration)
    this.#write(`${mark} ${module.project.name} ${module.relativeModuleId} (${countLine(counts)}) ${took}`)
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: TestRunEndReason): void {
    const counts = countOf(modules.map(countedModule))
    const broken = errors.length + (reason === 'interrupted' ? 1 : 0)
    this.#write(`\n${seconds(performance.now() - this.#started)}`)
    this.#write(countLine({ ...counts, failed: counts.failed + broken }))
  }
}
