import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildClient } from '../client-build'
import { generateCode } from '../codegen/freshness'
import { failuresOf } from './failures'
import { lanesOf } from './lanes'
import { type Counts, countLine, seconds, sumOf } from './line-reporter'

/** The program that runs vitest and writes a line per file to its third stream. */
const RUNNER = 'worker/commands/testing/run-vitest.ts'

/** Files that Linux keeps in memory. */
const IN_MEMORY = '/dev/shm'
/** What the tests' databases and their browser need at most, in bytes. */
const ROOM = 4e9

/**
 * A new folder for temporary files: in memory where there is room, because otherwise the databases of the tests wait
 * for the disk at every write, for a third of the time that these tests take.
 */
function temporaryFolder(): string {
  const hasRoom = () => {
    try {
      const { bavail, bsize } = statfsSync(IN_MEMORY)
      return bavail * bsize > ROOM
    } catch {
      return false
    }
  }
  return mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), 'quire-tests-'))
}

/** A run that ended without saying what it counted, which is a separate failure. */
const BROKEN: Counts = { passed: 0, failed: 1, skipped: 0 }

/** What came of a run of vitest. */
interface Ended {
  code: number
  counts: Counts
}

/** Runs vitest. Its stdout and stderr go into a file, and its third stream is our own output. */
function runInto(log: number, TMPDIR: string, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // tsx's own command would take the third stream for itself.
    const child = spawn(process.execPath, ['--import', 'tsx', RUNNER, ...args], {
      stdio: ['ignore', log, log, process.stdout.fd, 'pipe'],
      env: { ...process.env, TMPDIR },
    })
    let counted = ''
    child.stdio[4]?.on('data', (data) => {
      counted += data
    })
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({ code: code ?? 1, counts: counted === '' ? BROKEN : (JSON.parse(counted) as Counts) }),
    )
  })
}

/** Runs vitest with its output in a separate file, whose path a failing run prints after its failures. */
async function runLane(args: readonly string[]): Promise<Ended & { report: string }> {
  const file = join(mkdtempSync(join(tmpdir(), 'quire-tests-')), 'output.log')
  const log = openSync(file, 'a')
  const temporary = temporaryFolder()
  try {
    const ended = await runInto(log, temporary, args)
    const report = () => `\n${failuresOf(readFileSync(file, 'utf8'))}\nEverything that was printed: ${file}`
    return { ...ended, report: ended.code === 0 ? '' : report() }
  } finally {
    closeSync(log)
    rmSync(temporary, { recursive: true, force: true })
  }
}

/**
 * Runs the tests. A passing run prints a line per file and the total; output of the tests themselves (mails,
 * expected errors, the runtime's log) goes to a file. A failing run also prints each failure and the file's
 * path. Rule: docs/rules/testing.md, "Running".
 *
 * @param args vitest's own arguments: projects, filters, `--changed`.
 * @returns the exit code: 0 if nothing failed.
 */
export async function runTests(args: readonly string[] = []): Promise<number> {
  const started = performance.now()
  const lanes = lanesOf(args)
  await generateCode()
  // Both runs need the client; one of them would take it from under the other.
  if (lanes.length > 1) await buildClient({ isKept: true })
  const ended = await Promise.all(lanes.map(runLane))
  console.log(`\n${seconds(performance.now() - started)}`)
  console.log(countLine(sumOf(ended.map(({ counts }) => counts))))
  for (const { report } of ended) if (report !== '') console.log(report)
  return Math.max(...ended.map(({ code }) => code))
}
