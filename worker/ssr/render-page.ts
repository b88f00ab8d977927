import { type PreloadedState, renderDocument } from '../../client/entry-server'
import assets from '../../dist/client/.vite/document.json'
import { siteName } from '../../schema/brand/name'
import { linkTo } from '../../schema/routes/links'
import type { RouteMatch } from '../../schema/routes/match'
import { NOWHERE } from '../../schema/routes/nowhere'
import type { TableName } from '../../schema/routes/tables'
import type { ViewerClass } from '../../schema/rules/cache-eligibility'
import { type FlagValues, flagsOn } from '../../schema/rules/flags'
import { domainList } from '../../schema/rules/links'
import { loggedAddress } from '../../schema/rules/logs'
import { folderOf } from '../../schema/rules/outside-scripts'
import { SIDEBAR_COOKIE } from '../../schema/rules/sidebar'
import type { Reader } from '../data/reader'
import type { CacheTags } from '../edge-cache/tags'
import type { GraphQLContext } from '../graphql/context'
import { executeOperation } from '../graphql/execute'
import type { Clock } from '../platform/clock'
import { isProduction } from '../platform/environment'
import { guessViewer } from '../services/identity/sessions'
import type { Parts } from '../services/parts'
import type { AskViewer } from '../services/policies/actor'
import { flagsOfViewer } from '../services/viewer/facts'
import { aheadOfPage } from './asked-ahead'
import type { OperationMemory } from './operation-memory'
import { ownLookup } from './own-lookup'
import { staffState } from './staff-state'

/** What a page needs to know about its host. */
interface PageSite {
  table: TableName
  /** What the host stands for, as parameters of the path. */
  params: Readonly<Record<string, string>>
  /** The main host's origin. */
  mainOrigin: string
  /** The origin of the requested host. */
  origin: string
}

/** What rendering a page needs. */
export interface PageInput {
  /** Its address is canonical. */
  request: Request
  /** Absent if no route has the address: the response is the 404 page. */
  match: RouteMatch | undefined
  env: Env
  site: PageSite
  reader: Reader
  viewer: AskViewer
  parts: Parts
  viewerClass: ViewerClass
  /** Whether the request has a session cookie. If it turns out invalid, the page is rendered for a visitor. */
  isSignedIn: boolean
  /**
   * Whether a member of staff acts as the viewer, if the session has been read; otherwise determined with it.
   */
  isSpoofed: boolean
  /** The viewer's, if the session has been read; otherwise the configuration's apply until it is. */
  flags?: FlagValues
  tags: CacheTags
  /** Recent answers of operations. Absent for a page that may be stored, which must not outlive a purge. */
  memory?: OperationMemory | undefined
  clock: Clock
  nonce: string
  requestId: string
}

/** The request to render. An address that matches no page is replaced, so that it isn't mistaken for one. */
function pageRequest(request: Request, isPage: boolean): Request {
  return isPage ? request : new Request(new URL(NOWHERE, request.url), request)
}

/** Addresses of the configuration without those that it leaves empty, which pages needn't carry. */
const withoutEmpty = <Name extends string>(addresses: Record<Name, string | undefined>) =>
  Object.fromEntries(Object.entries(addresses).filter(([, address]) => address)) as { [Key in Name]?: string }

/** The configured domains, unless there are none. */
function trustedDomains({ TRUSTED_DOMAINS }: Env): { trustedDomains?: readonly string[] } {
  const domains = domainList(TRUSTED_DOMAINS)
  return domains.length > 0 ? { trustedDomains: domains } : {}
}

/** The folders of the services' scripts whose addresses are configured. */
const configuredScripts = ({ GOOGLE_ONE_TAP_SCRIPT, STRIPE_SCRIPT, BRAINTREE_SCRIPT }: Env): string[] =>
  [GOOGLE_ONE_TAP_SCRIPT, STRIPE_SCRIPT, BRAINTREE_SCRIPT].flatMap((address) =>
    address === undefined ? [] : (folderOf(address) ?? []),
  )

/** What the browser of a signed-in person remembers of the sidebar. */
const sidebarState = ({ browser }: Parts) =>
  browser.cookie(SIDEBAR_COOKIE) === 'open' ? { isSidebarOpen: true as const } : {}

function preloadedState({
  env,
  site,
  viewerClass,
  isSignedIn,
  isSpoofed,
  parts,
  flags,
}: PageInput): PreloadedState {
  return {
    config: {
      productName: siteName(env),
      mainOrigin: site.mainOrigin,
      helpUrl: env.HELP_URL || site.mainOrigin + linkTo('ShowHelpPage'),
      statusUrl: env.STATUS_URL || site.mainOrigin + linkTo('ShowStatus'),
      ...withoutEmpty({
        pressUrl: env.PRESS_URL,
        blogUrl: env.BLOG_URL,
        textToSpeechUrl: env.TEXT_TO_SPEECH_URL,
        surveyUrl: env.SURVEY_URL,
        appLink: env.APP_LINK,
      }),
      ...trustedDomains(env),
      version: __VERSION__,
    },
    client: {
      table: site.table,
      origin: site.origin,
      hostParams: site.params,
      viewerIsBot: viewerClass === 'bot',
      isTrackingAllowed: parts.browser.isTrackingAllowed,
    },
    ...(parts.experiment ? { experiment: parts.experiment } : {}),
    flags: flagsOn(flags ?? parts.flags),
    session: { isLoggedIn: isSignedIn, isSpoofed, ...(isSignedIn ? sidebarState(parts) : {}) },
  }
}

/**
 * What the page's data revealed about the viewer. The session was read along with it, so this costs no read.
 */
async function settledState(input: PageInput) {
  const { isSignedIn, parts } = input
  if (!isSignedIn) return {}
  const session = await parts.session()
  return {
    flags: flagsOn(flagsOfViewer(parts.flags, session?.user)),
    session: {
      isLoggedIn: session !== null,
      isSpoofed: session?.isSpoofed === true,
      ...(session ? sidebarState(parts) : {}),
    },
    ...(session?.user.isStaff === 1 && !session.isSpoofed ? staffState(input) : {}),
  }
}

/**
 * Renders the page of an address with the client's own tree; its operations run in this process. Returns a
 * document or a redirect, without `Cache-Control`. A page that fails while it is drawn is logged here, once, and the
 * error page is rendered instead.
 *
 * @param hasFailed renders the error page at once.
 */
export async function renderPage(input: PageInput, hasFailed = false): Promise<Response> {
  const logged = new Set<unknown>()
  const onError = (error: unknown) => {
    logged.add(error)
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    const url = loggedAddress(input.request.url)
    input.parts.log('error', 'render-failed', { requestId: input.requestId, url, detail })
  }
  return renderOnce(input, hasFailed, onError).catch((error: unknown) => {
    if (hasFailed || !logged.has(error)) throw error
    return renderOnce(input, true, onError)
  })
}

async function renderOnce(
  input: PageInput,
  hasFailed: boolean,
  onError: (error: unknown) => void,
): Promise<Response> {
  const { request, match, env, reader, viewer, parts, tags, memory, clock, site, nonce } = input
  const context: GraphQLContext = { reader, viewer, parts, tags, clock, origin: site.mainOrigin }
  const viewerId = input.isSignedIn ? guessViewer(parts.browser) : undefined
  const askAhead = input.isSignedIn ? aheadOfPage(reader, match?.route, viewerId) : undefined
  if (match) reader.plan.begin(request.url, viewerId, memory?.knowsPage(request.url, clock))
  const isVisitor = !input.isSignedIn && input.viewerClass !== 'signed-in'
  const response = await renderDocument({
    request: pageRequest(request, !hasFailed && match?.route.page !== undefined),
    routeName: match?.route.name,
    hasFailed,
    state: preloadedState(input),
    settled: () => (hasFailed ? {} : settledState(input)),
    execute: (operation, variables) => {
      askAhead?.(operation)
      return memory
        ? memory.execute(operation, variables, context, isVisitor)
        : executeOperation(operation, variables, context)
    },
    own: (viewerId) => ownLookup(reader, viewerId),
    assets,
    nonce,
    graphqlUri: '/_/graphql',
    outsideScripts: configuredScripts(env),
    // Miniflare's entry would hold back the whole stream to gzip it; the platform doesn't.
    ...(isProduction(env.ENVIRONMENT) ? {} : { streamHeaders: { 'content-encoding': 'identity' } }),
    onError,
  })
  reader.plan.learn()
  memory?.noteRender(request.url, context)
  return response
}
