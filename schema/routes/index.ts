/** The route table, whole. Rules: docs/rules/routes.md. */
import { account } from './account'
import { admin } from './admin'
import { api } from './api'
import { assets } from './assets'
import { publications } from './collection'
import { publicationManagement } from './collection-management'
import { data } from './data'
import { discovery } from './discovery'
import { feeds } from './feeds'
import { helpers } from './helpers'
import { home } from './home'
import { me } from './me'
import { membership } from './membership'
import { newsletters } from './newsletters'
import { stories } from './post'
import { search } from './search'
import { series } from './series'
import { settings } from './settings'
import type { Route } from './types'
import { profiles } from './user'
import { webhooks } from './webhooks'

/** Every route by its name. A name stands in one area only: a test counts them. */
export const ROUTES = {
  ...account,
  ...admin,
  ...api,
  ...assets,
  ...data,
  ...discovery,
  ...feeds,
  ...helpers,
  ...home,
  ...me,
  ...membership,
  ...newsletters,
  ...profiles,
  ...publicationManagement,
  ...publications,
  ...search,
  ...series,
  ...settings,
  ...stories,
  ...webhooks,
} as const

export type RouteName = keyof typeof ROUTES

/** A row of the table with its name, as the matcher hands it out. */
export interface NamedRoute extends Route {
  readonly name: RouteName
}

/** The names of the parameters in a path: `/tag/{tagSlug}` → 'tagSlug'. */
export type ParamsIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never

/** The names of the parameters that a route's path has. */
export type RouteParam<Name extends RouteName> = ParamsIn<(typeof ROUTES)[Name]['path']>

/** Whether there is a route of that name. */
export function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(ROUTES, name)
}

/** A row by its name, without the literal types. */
export function routeNamed(name: RouteName): NamedRoute {
  return { name, ...ROUTES[name] }
}
