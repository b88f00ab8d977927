import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { TestSpecification, Vitest } from 'vitest/node'
import { affectedPages, type Imports, readImports } from './affected-pages'
import { namedPages } from './named-pages'

/** The projects whose tests use a built site: their imports don't show what they cover. */
const SITE_PROJECTS: ReadonlySet<string> = new Set(['http', 'browser'])
/** The projects whose tests import what they are about. */
const OF_MODULES: ReadonlySet<string> = new Set(['unit', 'production'])
/** How a module test reaches the whole worker. */
const WHOLE_WORKER = /\bSELF\b.*from 'cloudflare:test'/

/** Tests of the house read sources, texts and documents as files, which their imports don't show either. */
const OF_HOUSE = /[\\/]test[\\/]architecture[\\/]/
const OF_CLIENT = /[\\/]test[\\/]client[\\/]/
const READ_BY_THEM = /^(?:client|schema|worker|migrations|test|docs)\/|^[^/]+$/

/** The sources of a built site. */
const SITE_SOURCES =
  /^(?:(?:client|schema|migrations)\/|worker\/(?!commands\/(?!demo\/))|(?:vite\.config\.ts|wrangler\.toml|package-lock\.json)$)/

/** A change of more files than these isn't a change of single pages. */
const MANY = 200

/** Whether a change in any of these files, given by path from the project's root, changes the built site. */
export const changesSite = (files: readonly string[]): boolean =>
  files.some((file) => SITE_SOURCES.test(file))

/** Whether tests of the house may find something in any of these files. */
export const affectsArchitectureTests = (files: readonly string[]): boolean =>
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
 * Whether a test may notice a change of these pages: it names one of them or, if it asks the built site, none at all.
 * Imports don't tell: the worker and the list of pages import every page.
 */
function looksAt(specification: TestSpecification, pages: ReadonlySet<string>): boolean {
  const { moduleId } = specification
  const named = namedPages(moduleId, readFileSync(moduleId, 'utf8'))
  if (named.size === 0) return asksSite(specification)
  return [...named].some((page) => pages.has(page))
}

/** Tells test/support/pages.ts which pages the tests of every page are about. */
const ONLY_PAGES = 'ONLY_PAGES'

/**
 * The test files that the arguments choose. With `--changed`, those that a change can affect: module tests by their
 * imports; tests of a built site if one of its sources changed, and if only pages did, those that name one of them or
 * none; those of the house whatever changed.
 *
 * @param readGraph reads who imports whom, if that matters.
 */
export async function relevantSpecifications(
  vitest: Vitest,
  filters: string[],
  readGraph: () => Promise<Imports> = readImports,
): Promise<TestSpecification[]> {
  const relevant = await vitest.getRelevantTestSpecifications(filters)
  const { changed } = vitest.config
  if (!changed) return relevant
  const files = changedFiles(typeof changed === 'string' ? changed : 'HEAD')
  const sources = files.filter((file) => SITE_SOURCES.test(file))
  const isFollowed = sources.length > 0 && sources.length < MANY
  const pages = isFollowed ? affectedPages(sources, await readGraph()) : 'all'
  if (pages !== 'all') process.env[ONLY_PAGES] = [...pages].join()
  const isArchitecture = affectsArchitectureTests(files)
  // Modules of operations are generated, so that git doesn't see them change.
  const isOperation = files.some((file) => file.startsWith('client/') && file.endsWith('.graphql'))
  const all = await vitest.globTestSpecifications(filters)
  const isRelevant = new Set(relevant.map(({ taskId }) => taskId))
  const isAffected = (specification: TestSpecification): boolean => {
    const { moduleId, project, taskId } = specification
    if (isArchitecture && OF_HOUSE.test(moduleId)) return true
    if (isOperation && OF_CLIENT.test(moduleId)) return true
    if (pages === 'all' || OF_MODULES.has(project.name))
      return isRelevant.has(taskId) || (sources.length > 0 && asksSite(specification))
    return looksAt(specification, pages) || files.some((file) => moduleId.endsWith(file))
  }
  return all.filter(isAffected)
}
