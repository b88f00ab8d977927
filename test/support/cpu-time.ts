/**
 * What is used by this thread where Node can tell (from 24 on), otherwise by the process. Its other threads free memory
 * and compile: how much of that falls into a run depends on what else is on the machine.
 */
const usage = process.threadCpuUsage ?? process.cpuUsage

/**
 * CPU time of a run, which others on the machine don't lengthen; in milliseconds. The kernel's part is left out: it hands
 * out memory in pages, whose price depends on what the machine did before.
 */
function cpuTime(run: () => unknown): number {
  const before = usage.call(process)
  run()
  return usage.call(process, before).user / 1000
}

/** The least CPU time of several runs, in milliseconds: a collection of garbage isn't the fault of what is measured. */
export const leastCpuTime = (turns: number, run: () => unknown): number =>
  Math.min(...Array.from({ length: turns }, () => cpuTime(run)))
