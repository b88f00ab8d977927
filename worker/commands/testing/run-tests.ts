import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What vitest's JSON reporter says of a run. */
interface Report {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  /** Left out on purpose: the browser that this machine lacks, and the like. */
  numPendingTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** One line that says how a run went. A file that couldn't be run at all counts as one failed test. */
export function countLine(report: Report): string {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  const { numPassedTests: passed, numPendingTests: skipped } = report
  const failed = report.numFailedTests + broken
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function vitest(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('vitest', ['run', ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs the tests and prints the count as the last line. Gives the exit code: 0 when nothing failed. */
export async function runTests(args: readonly string[] = []): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-tests-'))
  const file = join(folder, 'report.json')
  // Where the reporter is chosen, the choice stands beside ours.
  const reporters = args.some((arg) => arg.startsWith('--reporter')) ? [] : ['--reporter=default']
  try {
    const code = await vitest([...args, ...reporters, '--reporter=json', `--outputFile.json=${file}`])
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    console.log(countLine(report))
    return code
  } catch (error) {
    // Without a report nothing was tested.
    console.error(error)
    console.log('0 passed, 1 failed')
    return 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
