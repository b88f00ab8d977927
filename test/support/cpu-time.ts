/**
 * CPU time that this process takes, which others on the machine don't lengthen; in milliseconds. The kernel's part is
 * left out: it hands out memory in pages, whose price depends on what the machine did before.
 */
function cpuTime(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  return process.cpuUsage(before).user / 1000
}

/** The least CPU time of several runs, in milliseconds: a collection of garbage isn't the fault of what is measured. */
export const leastCpuTime = (turns: number, run: () => unknown): number =>
  Math.min(...Array.from({ length: turns }, () => cpuTime(run)))
