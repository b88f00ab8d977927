import { execFileSync } from 'node:child_process'
import { basename, dirname } from 'node:path'

/* What the subject of a commit looks like. Rule: docs/rules/development.md, "Commits". */

const TYPES = ['build', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test']
/** Areas that have no folder of their own. */
const WITHOUT_FOLDER = ['build', 'deps', 'names', 'release', 'rights']
const MOST_CHARACTERS = 72
const SUBJECT = /^([a-z]+)\(([a-z0-9-]+)\): \S/

/** The scopes that a commit may have: its area, which is the name of a folder. A test may be its own area. */
export interface Scopes {
  areas: ReadonlySet<string>
  tests: ReadonlySet<string>
}

/** @param files all files of the project, by their paths from its root. */
export function scopesOf(files: readonly string[]): Scopes {
  const areas = new Set(WITHOUT_FOLDER)
  for (const file of files)
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) areas.add(basename(folder))
  const tests = files.flatMap((file) => /([\w-]+)\.test\.tsx?$/.exec(file)?.[1] ?? [])
  return { areas, tests: new Set(tests) }
}

/** Says what is wrong with a commit's subject; undefined if nothing is. */
export function faultOfSubject(subject: string, { areas, tests }: Scopes): string | undefined {
  const length = [...subject].length
  if (length > MOST_CHARACTERS) return `has ${length} characters; ${MOST_CHARACTERS} are allowed`
  const [, type = '', scope = ''] = SUBJECT.exec(subject) ?? []
  if (type === '') return 'doesn’t look like “type(scope): what”, with one scope'
  if (!TYPES.includes(type)) return `has the type “${type}”; use one of ${TYPES.join(', ')}`
  if (!areas.has(scope) && !(type === 'test' && tests.has(scope)))
    return `has the scope “${scope}”; use a folder’s name, or one of ${WITHOUT_FOLDER.join(', ')}`
  return undefined
}

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

function lastRelease(root: string): string | undefined {
  try {
    return git(root, 'describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*')
  } catch {
    return undefined
  }
}

/**
 * The subjects of the commits since the last release, but none from before this rule existed; empty without git, as in
 * an archive of the sources.
 *
 * @param ruleFile the file that the rule came with.
 */
export function subjectsSinceRelease(root: string, ruleFile: string): string[] {
  let added: string[]
  try {
    added = git(root, 'log', '--diff-filter=A', '--format=%H', '--', ruleFile).split('\n').filter(Boolean)
  } catch {
    return []
  }
  const start = added.at(-1)
  if (start === undefined) return []
  const release = lastRelease(root)
  const before = [start, ...(release === undefined ? [] : [release])].map((commit) => `^${commit}`)
  return git(root, 'log', '--no-merges', '--format=%s', 'HEAD', ...before)
    .split('\n')
    .filter(Boolean)
}

/** @throws Error that lists the subjects of commits that break the rule. */
export async function checkCommitSubjects(root = '.'): Promise<void> {
  const subjects = subjectsSinceRelease(root, 'worker/commands/checking/commit-subjects.ts')
  if (subjects.length === 0) return
  const scopes = scopesOf(git(root, 'ls-files').split('\n'))
  const faults = subjects.flatMap((subject) => {
    const fault = faultOfSubject(subject, scopes)
    return fault === undefined ? [] : [`“${subject}” ${fault}`]
  })
  if (faults.length === 0) return
  console.error(faults.join('\n'))
  throw new Error('Commit subjects')
}
