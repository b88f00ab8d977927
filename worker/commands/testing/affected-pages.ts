import { cruise, type ICruiseResult } from 'dependency-cruiser'

/** What each module imports, by path from the project's root. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** Where a site begins; pages are loaded from there by their ids. */
const ENTRIES = ['worker/index.ts', 'client/entry-client.tsx', 'client/entry-server.tsx']
const PAGE = /^client\/pages\/([^/]+)\/index\.tsx$/
/** Sources whose way into the site shows in imports. */
const FOLLOWED = /^(?:client|schema)\/.*\.(?:tsx?|graphql)$/

/** Reads the imports of the site. @returns without packages and types' own imports. */
export async function readImports(): Promise<Imports> {
  const { output } = await cruise(['worker/index.ts', 'client', 'schema'], {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^dist/'] },
  })
  const { modules } = output as ICruiseResult
  return new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  )
}

/** The modules that some entries reach, without the pages between, which are their own entries. */
function reached(entries: readonly string[], imports: Imports): ReadonlySet<string> {
  const seen = new Set(entries)
  for (const module of seen)
    for (const next of imports.get(module) ?? []) if (!PAGE.test(next)) seen.add(next)
  return seen
}

/**
 * The ids of the pages that changed files are part of; `all` if one of the files is part of more than pages, such as the
 * shell, or if imports don't show where it is used.
 */
export function affectedPages(files: readonly string[], imports: Imports): ReadonlySet<string> | 'all' {
  const modules = files.map((file) => file.replace(/\.graphql$/, '.generated.ts'))
  const isUnknown = (module: string, i: number) =>
    !FOLLOWED.test(files[i] ?? '') || !imports.has(module) || module.startsWith('schema/graphql/')
  if (modules.some(isUnknown)) return 'all'
  const shared = reached(ENTRIES, imports)
  if (modules.some((module) => shared.has(module))) return 'all'
  const pages = [...imports.keys()].filter((module) => PAGE.test(module))
  const affected = pages.filter((page) => {
    const parts = reached([page], imports)
    return modules.some((module) => parts.has(module))
  })
  return new Set(affected.map((page) => PAGE.exec(page)?.[1] ?? ''))
}
