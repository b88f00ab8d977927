/**
 * Finds the route of a path: a trie over segments, built once for each table. Rules: docs/rules/routes.md,
 * "Which route wins" and "What a parameter matches".
 */
import { withoutQuery } from '../rules/cutting'
import type { NamedRoute } from './index'
import { isDate, kindOf } from './params'
import { isNoPublication } from './reserved'
import { routesIn } from './rows'
import type { TableName } from './tables'

/** A route, and the decoded values of the parameters in its path, without those that the host stands for. */
export interface RouteMatch {
  readonly route: NamedRoute
  readonly params: Readonly<Record<string, string>>
}

interface Edge {
  readonly key: string
  readonly rank: number
  readonly prefix: string
  readonly suffix: string
  readonly test: (value: string) => boolean
  readonly node: TrieNode
}

interface Leaf {
  readonly route: NamedRoute
  readonly names: readonly string[]
}

interface TrieNode {
  readonly fixed: Map<string, TrieNode>
  readonly edges: Edge[]
  leaf?: Leaf
}

export interface Matcher {
  readonly match: (pathname: string) => RouteMatch | undefined
  /** 'Ambiguous path registration: …', one for each pair of routes with equal precedence. */
  readonly warnings: readonly string[]
}

/**
 * Longer paths match nothing: the longest real one is a title of 300 characters, each nine bytes when
 * encoded.
 */
const LONGEST_PATH = 8192
const PARAM = /^(.*)\{(\w+)\}(.*)$/

const emptyNode = (): TrieNode => ({ fixed: new Map(), edges: [] })
const split = (path: string) => (path === '/' ? [] : path.slice(1).split('/'))

/**
 * The path without trailing slashes; `/` stays. A loop, since a regular expression would take quadratic time
 * on a path of nothing but slashes.
 */
export function stripSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path.charCodeAt(end - 1) === 47) end--
  return path.slice(0, end)
}

function edgeFor(node: TrieNode, prefix: string, name: string, suffix: string): Edge {
  const kind = kindOf(name)
  const slug = name === 'collectionSlug'
  const id = slug ? 'publication' : kind.id
  const key = `${prefix}{${id}}${suffix}`
  const known = node.edges.find((edge) => edge.key === key)
  if (known) return known
  const test = slug ? (value: string) => kind.test(value) && !isNoPublication(value) : kind.test
  const rank = prefix || suffix ? -(prefix.length + suffix.length) : kind.rank
  const edge: Edge = { key, rank, prefix, suffix, test, node: emptyNode() }
  node.edges.push(edge)
  node.edges.sort((a, b) => a.rank - b.rank)
  return edge
}

/** Builds a matcher over routes with their paths. The first of two ambiguous routes wins. Never throws. */
export function buildMatcher(entries: readonly { route: NamedRoute; path: string }[]): Matcher {
  const root = emptyNode()
  const warnings: string[] = []
  const shapes = new Map<string, string>()
  for (const { route, path } of entries) {
    let node = root
    let shape = ''
    const names: string[] = []
    for (const segment of split(stripSlashes(path))) {
      const [, prefix = '', name, suffix = ''] = PARAM.exec(segment) ?? []
      if (name === undefined) {
        let next = node.fixed.get(segment)
        if (!next) {
          next = emptyNode()
          node.fixed.set(segment, next)
        }
        node = next
        shape += `/${segment}`
      } else {
        const edge = edgeFor(node, prefix, name, suffix)
        names.push(name)
        node = edge.node
        shape += `/${prefix}{${edge.rank}}${suffix}`
      }
    }
    const other = shapes.get(shape)
    if (other) warnings.push(`Ambiguous path registration: ${route.name} and ${other} at ${path}`)
    else shapes.set(shape, route.name)
    node.leaf ??= { route, names }
  }
  return { match: (pathname) => find(root, pathname), warnings }
}

function find(root: TrieNode, pathname: string): RouteMatch | undefined {
  if (pathname.length > LONGEST_PATH || !pathname.startsWith('/')) return undefined
  const segments = split(stripSlashes(pathname))
  for (let i = 0; i < segments.length; i++) {
    const segment = segments[i]
    if (!segment) return undefined
    if (!segment.includes('%')) continue
    try {
      segments[i] = decodeURIComponent(segment)
    } catch {
      return undefined
    }
  }
  return walk(root, segments, 0, [])
}

function walk(node: TrieNode, segments: string[], at: number, values: string[]): RouteMatch | undefined {
  const segment = segments[at]
  if (segment === undefined) return node.leaf && settle(node.leaf, values)
  const fixed = node.fixed.get(segment)
  const match = fixed && walk(fixed, segments, at + 1, values)
  if (match) return match
  for (const { prefix, suffix, test, node: next } of node.edges) {
    if (segment.length <= prefix.length + suffix.length) continue
    if (!segment.startsWith(prefix) || !segment.endsWith(suffix)) continue
    const value = segment.slice(prefix.length, segment.length - suffix.length)
    if (!test(value)) continue
    const deeper = walk(next, segments, at + 1, [...values, value])
    if (deeper) return deeper
  }
  return undefined
}

/** The match, unless a value isn't one that the route allows, or a date doesn't exist. */
function settle({ route, names }: Leaf, values: string[]): RouteMatch | undefined {
  const params: Record<string, string> = {}
  for (const [i, name] of names.entries()) {
    const value = values[i] ?? ''
    const allowed = route.values?.[name]
    if (allowed && !allowed.includes(value)) return undefined
    params[name] = value
  }
  if (params.day && !isDate(params.year ?? '', params.month, params.day)) return undefined
  return { route, params }
}

const MATCHERS: Readonly<Record<TableName, Matcher>> = {
  default: buildMatcher(routesIn('default')),
  user: buildMatcher(routesIn('user')),
  publication: buildMatcher(routesIn('publication')),
}

for (const { warnings } of Object.values(MATCHERS)) for (const warning of warnings) console.warn(warning)

/** The warnings from registering a table; the current table has none. */
export function ambiguitiesIn(table: TableName): readonly string[] {
  return MATCHERS[table].warnings
}

/**
 * The route of a path, with or without trailing slashes, or undefined if there is none. `pathname` is as
 * received, percent-encoded; it may contain anything, and nothing throws. Static beats parameter, `@name`
 * beats a slug, a story's segment beats a slug. Rule: docs/rules/routes.md, "Which route wins".
 */
export function matchRoute(table: TableName, pathname: string): RouteMatch | undefined {
  return MATCHERS[table].match(pathname)
}

/**
 * The route of a path (ignoring a query or hash) and its parameters. Throws an Error that names the path if
 * there is none. Rule: docs/rules/routes.md, "Links".
 */
export function routeOf(path: string, table: TableName = 'default'): RouteMatch {
  const match = matchPath(path, table)
  if (!match) throw new Error(`No route matches ${path}`)
  return match
}

/** Like `routeOf`, but undefined if there is none. */
export function matchPath(path: string, table: TableName = 'default'): RouteMatch | undefined {
  return matchRoute(table, withoutQuery(path))
}
