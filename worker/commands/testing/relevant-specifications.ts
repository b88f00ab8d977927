import { execFileSync } from 'node:child_process'
import type { TestSpecification, Vitest } from 'vitest/node'

/** The projects whose tests ask a built site: what they touch can't be read from their imports. */
const SITE_PROJECTS: ReadonlySet<string> = new Set(['http', 'browser'])

/** What a built site is made of. */
const SITE_SOURCES =
  /^(?:(?:client|schema|migrations)\/|worker\/(?!commands\/(?!demo\/))|(?:vite\.config\.ts|wrangler\.toml|package-lock\.json)$)/

/** Whether a change in any of these files, from the project's root, changes the built site. */
export const changesSite = (files: readonly string[]): boolean =>
  files.some((file) => SITE_SOURCES.test(file))

const gitLines = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** Files that differ from a commit, those that git doesn't know yet among them. */
function changedFiles(since: string): string[] {
  return [
    ...gitLines('diff', '--name-only', since),
    ...gitLines('ls-files', '--others', '--exclude-standard'),
  ]
}

/**
 * The test files that the arguments choose. With `--changed`, those that a change can touch: by their imports for
 * tests of modules; all that ask a built site when the change is in what a site is built from.
 */
export async function relevantSpecifications(
  vitest: Vitest,
  filters: string[],
): Promise<TestSpecification[]> {
  const relevant = await vitest.getRelevantTestSpecifications(filters)
  const { changed } = vitest.config
  if (!changed || !changesSite(changedFiles(typeof changed === 'string' ? changed : 'HEAD'))) return relevant
  const all = await vitest.globTestSpecifications(filters)
  const site = all.filter(({ project }) => SITE_PROJECTS.has(project.name))
  return [...relevant.filter(({ project }) => !SITE_PROJECTS.has(project.name)), ...site]
}
