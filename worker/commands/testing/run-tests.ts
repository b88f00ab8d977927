import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failuresOf } from './failures'

/** The program that runs vitest and writes a line per file to its third stream. */
const RUNNER = 'worker/commands/testing/run-vitest.ts'

/** Runs a program whose stdout and stderr go into a file, and whose third stream is our own output. */
function runInto(log: number, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    // tsx's own command would take the third stream for itself.
    const child = spawn(process.execPath, ['--import', 'tsx', RUNNER, ...args], {
      stdio: ['ignore', log, log, process.stdout.fd],
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
  try {
    const code = await runInto(log, args)
    if (code !== 0) {
      console.log(`\n${failuresOf(readFileSync(file, 'utf8'))}\nEverything that was printed: ${file}`)
    }
    return code
  } finally {
    closeSync(log)
  }
}
