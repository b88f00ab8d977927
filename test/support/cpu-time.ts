/** CPU time that this process takes, which others on the machine don't lengthen; in milliseconds. */
function cpuTime(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The least CPU time of several runs, in milliseconds: a collection of garbage isn't the fault of what is measured. */
export const leastCpuTime = (turns: number, run: () => unknown): number =>
  Math.min(...Array.from({ length: turns }, () => cpuTime(run)))
