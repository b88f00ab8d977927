import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KNIP, TYPES, typesOf } from '../../worker/commands/checking/tools'
import { namesOf } from '../../worker/commands/scaffolding/names'
import { forbiddenImports } from '../architecture/cruise'
import { RULES } from '../architecture/rules'

/** A copy of the project's working tree, which may be changed freely. */
let copy = ''

const MINUTES = 60_000

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: copy || process.cwd(), encoding: 'utf8', maxBuffer: 1 << 24 })
}

/** Runs one of the project's commands in the copy; returns its exit code and output. */
function npm(...args: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...args], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  })
  return { code: status, output: stdout + stderr }
}

beforeAll(() => {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0')
  const folder = mkdtempSync(join(tmpdir(), 'quire-new-'))
  for (const file of files.filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  copy = folder
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@quire.test', 'commit', '--quiet', '--message', 'Before')
}, 2 * MINUTES)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Files that a person continues with: new or changed, without those that a command writes. */
const byHand = (): string[] =>
  git('status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .map((line) => line.slice(3))
    .filter((file) => file !== '' && !/\.generated\.ts$|^migrations\/|unbuilt-routes/.test(file))

/** Runs `npm run new`, and returns the resulting handwritten files. */
function make(...args: string[]): string[] {
  const before = new Set(byHand())
  const { code, output } = npm('new', '--', ...args)
  expect(code, output).toBe(0)
  return byHand().filter((file) => !before.has(file))
}

/** Tests of the house that a new file can fail, without those that build everything again whatever is new. */
const houseTests = (): string[] =>
  readdirSync('test/architecture')
    .filter((name) => name.endsWith('.test.ts') && !/^(?:bundles|build|dependencies)\./.test(name))
    .map((name) => `test/architecture/${name}`)

/** Runs a tool of the project in the copy, which has to succeed. */
function succeeds(tool: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(join('node_modules/.bin', tool), args, {
    cwd: copy,
    encoding: 'utf8',
  })
  expect(status, `${tool}: ${stdout}${stderr}`).toBe(0)
}

test(
  'a new page, mutation and table pass every check but the tests that ask to be filled',
  async () => {
    const page = make('page', 'publication-masthead', '--path', '/{collectionSlug}/masthead')
    const mutation = make('mutation', 'renameList', '--area', 'catalog')
    const table = make('table', 'reading-position')
    // The page’s line there is complete; the rest is for a person to decide.
    const isEntry = (file: string) => file === 'schema/page-table.ts'
    expect(page.filter((file) => !isEntry(file)).length, page.join()).toBeLessThanOrEqual(5)
    expect(mutation.length, mutation.join()).toBeLessThanOrEqual(6)
    expect(table.length, table.join()).toBeLessThanOrEqual(4)

    // The steps of `npm run check`, each on what is new or may suffer from it.
    const files = byHand()
    succeeds('biome', 'ci', '--error-on-warnings', ...files)
    succeeds('knip', ...KNIP)
    for (const project of TYPES) succeeds('tsc', ...typesOf(project))
    const modules = files.filter((file) => /^(?:schema|client|worker)\/.*\.tsx?$/.test(file))
    expect(await forbiddenImports(RULES, copy, modules)).toEqual([])
    const { output } = npm(
      'test',
      '--',
      ...houseTests(),
      ...['explain', 'limits', 'personal-data', 'reading-position'].map(
        (name) => `test/data/${name}.test.ts`,
      ),
      'test/schema/routes',
      'catalog/rename-list',
    )
    const failed = [...output.matchAll(/^✗ (.*)$/gm)].map(([, line]) => line)
    expect(failed.toSorted(), output).toEqual([
      expect.stringContaining('test/data/reading-position.test.ts (1 passed, 1 failed)'),
      expect.stringContaining('test/worker/catalog/rename-list.test.ts (1 passed, 1 failed)'),
    ])
    expect(output).toMatch(/^\d+ passed, 2 failed$/m)
  },
  // The rest of the tests run beside it, on the same cores.
  25 * MINUTES,
)

test(
  'a page in the copy that is requested twice isn’t overwritten',
  () => {
    const { code, output } = npm('new', '--', 'page', 'publication-about')
    expect(code).toBe(1)
    expect(output).toContain('client/pages/publication-about is there already.')
  },
  MINUTES,
)

test.each([
  ['publication-masthead', 'PublicationMasthead', 'publication_masthead', 'Publication masthead'],
  ['clapPost', 'ClapPost', 'clap_post', 'Clap post'],
])('the spellings of %s', (name, pascal, snake, title) => {
  expect(namesOf(name)).toMatchObject({ pascal, snake, title })
})

test.each(['', '../x', 'a b', '1st', 'a--b'])('%j isn’t a name', (name) => {
  expect(namesOf(name)).toBeUndefined()
})
