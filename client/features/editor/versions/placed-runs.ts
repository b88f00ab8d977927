import type { ComparedRun } from '../../../../schema/story/compare-documents'

/** Runs with where they begin, which tells them apart. */
export function placedRuns(runs: readonly ComparedRun[]): { at: number; run: ComparedRun }[] {
  let end = 0
  return runs.map((run) => {
    const at = end
    end += run.text.length
    return { at, run }
  })
}
