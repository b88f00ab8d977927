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

/** The counts of several runs together. */
export const sumOf = (runs: readonly Counts[]): Counts => ({
  passed: runs.reduce((sum, { passed }) => sum + passed, 0),
  failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  skipped: runs.reduce((sum, { skipped }) => sum + skipped, 0),
})

/** A duration in milliseconds, in seconds: `12.3 s`. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** Where the reporter tells what it knows. */
interface Told {
  line: (line: string) => void
  counts: (counts: Counts) => void
}

/** Tells a line when a test file has ended, and the counts of the run at its end. */
export class LineReporter implements Reporter {
  readonly #told: Told

  constructor(told: Told) {
    this.#told = told
  }

  onTestModuleEnd(module: TestModule): void {
    const counts = countOf([countedModule(module)])
    const mark = counts.failed > 0 ? '✗' : '✓'
    const took = seconds(module.diagnostic().duration)
    this.#told.line(
      `${mark} ${module.project.name} ${module.relativeModuleId} (${countLine(counts)}) ${took}`,
    )
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: TestRunEndReason): void {
    const counts = countOf(modules.map(countedModule))
    const broken = errors.length + (reason === 'interrupted' ? 1 : 0)
    this.#told.counts({ ...counts, failed: counts.failed + broken })
  }
}
