import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failuresOf } from './failures'

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

/** Runs a program whose stdout and stderr go into a file, and whose third stream is our own output. */
function runInto(log: number, TMPDIR: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    // tsx's own command would take the third stream for itself.
    const child = spawn(process.execPath, ['--import', 'tsx', RUNNER, ...args], {
      stdio: ['ignore', log, log, process.stdout.fd],
      env: { ...process.env, TMPDIR },
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
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
  const file = join(mkdtempSync(join(tmpdir(), 'quire-tests-')), 'output.log')
  const log = openSync(file, 'a')
  const temporary = temporaryFolder()
  try {
    const code = await runInto(log, temporary, args)
    if (code !== 0) {
      console.log(`\n${failuresOf(readFileSync(file, 'utf8'))}\nEverything that was printed: ${file}`)
    }
    return code
  } finally {
    closeSync(log)
    rmSync(temporary, { recursive: true, force: true })
  }
}
