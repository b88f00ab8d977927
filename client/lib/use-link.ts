import { useRouter } from '@tanstack/react-router'
import { type HostContext, linkTo, matchPath } from '../../schema/routes/links'
import type { PreloadedState } from './preloaded-state'

/** The host that the page stands on, as links see it. */
function hostContext({ config, client }: PreloadedState): HostContext {
  const { username, collectionSlug } = client.hostParams
  const owner = client.table === 'user' ? username : collectionSlug
  return { table: client.table, main: config.mainOrigin, ...(owner === undefined ? {} : { owner }) }
}

/** What `linkTo` is once its names have gone through the compiler. */
type AnyLink = (
  name: string,
  params: Readonly<Record<string, string | number>>,
  options: { host: HostContext; [more: string]: unknown },
) => string

/**
 * `linkTo` for the host that the page stands on: on the host of a person or a publication its own paths have
 * no first segment, and what lives on the main host is linked there.
 */
export function useLink(): typeof linkTo {
  return linkFrom(useRouter().options.context.state)
}

function linkFrom(state: PreloadedState): typeof linkTo {
  if (state.client.table === 'default') return linkTo
  const host = hostContext(state)
  return (name, ...[params, options]) =>
    (linkTo as AnyLink)(name, params ?? {}, { ...(options as object | undefined), host })
}

/** What comes after an origin in an address, which may also be a path already; nothing on another host. */
const pathOn = (origin: string, address: string): string | undefined => {
  if (address.startsWith('/')) return address
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : undefined
}

/**
 * Turns an absolute address, a story's canonical one, or a path of the main host, such as a writer links to,
 * into the address that it has from this host. What stands behind the path stays.
 */
export function usePathLink(): (address: string) => string {
  return pathLinkFrom(useRouter().options.context.state)
}

/** What `usePathLink` gives, where there is no component: for a page's `load`. */
export function pathLinkFrom(state: PreloadedState): (address: string) => string {
  const { mainOrigin } = state.config
  const { table, origin } = state.client
  const link = linkFrom(state) as (name: string, params: Readonly<Record<string, string>>) => string
  return (address) => {
    const path = pathOn(mainOrigin, address)
    if (path === undefined) return pathOn(origin, address) ?? address
    if (table === 'default') return path
    const match = matchPath(path)
    if (!match) return mainOrigin + path
    return link(match.route.name, match.params) + path.slice(path.split(/[?#]/, 1)[0]?.length)
  }
}
