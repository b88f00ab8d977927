/**
 * What a route is. The table is plain data, so that the gateway, the client's router, the tests and the
 * documentation read the same rows. Rules: docs/rules/routes.md.
 */
import type { PageId } from '../pages'

/** What answers: a rendered page, a redirect, data, a feed, a file, or something that is done. */
export type RouteKind = 'page' | 'redirect' | 'json' | 'feed' | 'asset' | 'action'

/** Who may have it. docs/rules/routes.md, "Who may have a page". */
export type Who =
  | 'any'
  | 'user'
  | 'author'
  | 'owner'
  | 'editor'
  | 'author-or-editor'
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

/** The groups by which stored answers are purged; a route without groups is never stored. */
export type CacheGroup = 'home' | 'posts' | 'tags' | 'publications' | 'profiles' | 'feeds'

/** The flags on which the choice of a page hangs. */
export type RouteFlag = 'enable_global_navigation' | 'enable_submissions_v2' | 'enable_mastodon_for_members'

/** One of several pages that a route may show; the first whose conditions hold is shown. */
export interface PageChoice {
  readonly page: PageId
  /** Only for a signed-in viewer. */
  readonly signedIn?: true
  /** Only while this flag is on. */
  readonly flag?: RouteFlag
  /** Not when a path parameter has this value. */
  readonly unless?: Readonly<Record<string, string>>
}

export interface Redirect {
  /** The name of a route, or 'dynamic' when a handler has to find the address. */
  readonly to: string
  readonly status: 301 | 302
  /** Values for the target's parameters: a fixed text, or `{name}` for the value of another parameter here. */
  readonly params?: Readonly<Record<string, string>>
}

export interface Route {
  /** `/tag/{tagSlug}`; a parameter may stand in a segment with a prefix or a suffix (`/@{username}`). */
  readonly path: string
  readonly kind: RouteKind
  readonly who: Who
  readonly page?: PageId | readonly PageChoice[]
  readonly redirect?: Redirect
  /** Default: POST for an action, GET and HEAD for everything else. */
  readonly methods?: readonly Method[]
  readonly cacheGroups?: readonly CacheGroup[]
  /** Query parameters that it reads beyond the allow-list. */
  readonly query?: readonly string[]
  /** Query parameters of the allow-list that it reads. */
  readonly reads?: readonly AllowedParam[]
  /** The values that a path parameter may have; any other is not found. */
  readonly values?: Readonly<Record<string, readonly string[]>>
  /** It stands on the hosts of users and publications too. docs/rules/routes.md, "Three tables". */
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
