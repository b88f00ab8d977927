/**
 * The definition of a route. The table is plain data, so that the gateway, the client's router, the tests and
 * the documentation read the same rows. Rules: docs/rules/routes.md.
 */
import type { PageId } from '../pages'

/** The kind of response: a rendered page, a redirect, data, a feed, a file, or an action. */
export type RouteKind = 'page' | 'redirect' | 'json' | 'feed' | 'asset' | 'action'

/** Who may see it. docs/rules/routes.md, "Who may have a page". */
export type Who =
  | 'any'
  | 'user'
  | 'author'
  | 'owner'
  | 'editor'
  | 'author-or-editor'
  | 'author-or-reviewer'
  | 'editor-or-owner'
  | 'owner-of-charge'
  | 'owner-of-export'
  | 'owner-of-publication'
  | 'staff'
  | 'bearer'
  | 'service-key'
  | 'admin-key'
  | 'signed-link'

export type Method = 'GET' | 'HEAD' | 'POST' | 'DELETE'

/** The groups that purge stored responses; a route without groups is never stored. */
export type CacheGroup = 'home' | 'landing' | 'posts' | 'tags' | 'publications' | 'profiles' | 'feeds'

/** The flags that the choice of a page depends on. */
export type RouteFlag =
  | 'enable_global_navigation'
  | 'enable_submissions_v2'
  | 'enable_mastodon_for_members'
  | 'enable_manage_membership_confirmation'

/** One of several pages that a route may show; the first whose conditions hold is shown. */
export interface PageChoice {
  readonly page: PageId
  /** Only for a signed-in viewer. */
  readonly signedIn?: true
  /** Only while this flag is on. */
  readonly flag?: RouteFlag
  /** Not if a path parameter has this value. */
  readonly unless?: Readonly<Record<string, string>>
}

interface Redirect {
  /** The name of a route, or 'dynamic' if a handler has to look up the address. */
  readonly to: string
  readonly status: 301 | 302
  /** Values for the target's parameters: a fixed text, or `{name}` for the value of another parameter here. */
  readonly params?: Readonly<Record<string, string>>
}

export interface Route {
  /** `/tag/{tagSlug}`; a parameter's segment may have a prefix or a suffix (`/@{username}`). */
  readonly path: string
  readonly kind: RouteKind
  readonly who: Who
  readonly page?: PageId | readonly PageChoice[]
  readonly redirect?: Redirect
  /** Default: POST for an action, GET and HEAD for everything else. */
  readonly methods?: readonly Method[]
  readonly cacheGroups?: readonly CacheGroup[]
  /** Query parameters that it reads in addition to the allow-list. */
  readonly query?: readonly string[]
  /** Query parameters of the allow-list that it reads. */
  readonly reads?: readonly AllowedParam[]
  /** The allowed values of a path parameter; any other is not found. */
  readonly values?: Readonly<Record<string, readonly string[]>>
  /** Whether it also exists on the hosts of users and publications. docs/rules/routes.md, "Three tables". */
  readonly everywhere?: true
}

/** Rows of the table, keyed by the route's name. */
export type RouteArea = Readonly<Record<string, Route>>

/** Query parameters that every page keeps. docs/rules/routes.md, "Query parameters". */
export const ALLOWED_PARAMS = [
  '_branch_view_id',
  'q',
  'p',
  'feed',
  'tag',
  'coupon',
  'tab',
  'topic',
  'year',
  'orderBy',
  'listId',
  'redirectUrl',
] as const
export type AllowedParam = (typeof ALLOWED_PARAMS)[number]
