import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { TestSpecification, Vitest } from 'vitest/node'

/** The projects whose tests use a built site: their imports don't show what they cover. */
const SITE_PROJECTS: ReadonlySet<string> = new Set(['http', 'browser'])
/** How a module test reaches the whole worker. */
const WHOLE_WORKER = /\bSELF\b.*from 'cloudflare:test'/

/** Tests of the house read sources, texts and documents as files, which their imports don't show either. */
const OF_HOUSE = /[\\/]test[\\/]architecture[\\/]/
const READ_BY_THEM = /^(?:client|schema|worker|migrations|test|docs)\/|^[^/]+$/

/** The sources of a built site. */
const SITE_SOURCES =
  /^(?:(?:client|schema|migrations)\/|worker\/(?!commands\/(?!demo\/))|(?:vite\.config\.ts|wrangler\.toml|package-lock\.json)$)/

/** Whether a change in any of these files, given by path from the project's root, changes the built site. */
export const changesSite = (files: readonly string[]): boolean =>
  files.some((file) => SITE_SOURCES.test(file))

/** Whether tests of the house may find something in any of these files. */
export const changesHouse = (files: readonly string[]): boolean =>
  files.some((file) => READ_BY_THEM.test(file))

const gitLines = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** Files that differ from a commit, including untracked ones. */
function changedFiles(since: string): string[] {
  return [
    ...gitLines('diff', '--name-only', since),
    ...gitLines('ls-files', '--others', '--exclude-standard'),
  ]
}

const asksSite = ({ project, moduleId }: TestSpecification): boolean =>
  SITE_PROJECTS.has(project.name) || WHOLE_WORKER.test(readFileSync(moduleId, 'utf8'))

/**
 * The test files that the arguments choose. With `--changed`, those that a change can affect: module tests by
 * their imports; all tests of a built site if one of its sources changed; those of the house whatever changed.
 */
export async function relevantSpecifications(
  vitest: Vitest,
  filters: string[],
): Promise<TestSpecification[]> {
  const relevant = await vitest.getRelevantTestSpecifications(filters)
  const { changed } = vitest.config
  if (!changed) return relevant
  const files = changedFiles(typeof changed === 'string' ? changed : 'HEAD')
  const [isSite, isHouse] = [changesSite(files), changesHouse(files)]
  const all = await vitest.globTestSpecifications(filters)
  const isRelevant = new Set(relevant.map(({ taskId }) => taskId))
  return all.filter(
    (specification) =>
      isRelevant.has(specification.taskId) ||
      (isSite && asksSite(specification)) ||
      (isHouse && OF_HOUSE.test(specification.moduleId)),
  )
}
