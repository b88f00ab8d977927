import type { ComponentType, ReactNode } from 'react'
import type { Operation } from '../../schema/operation'
import type { LayoutName } from '../../schema/page-table'
import type { PageId } from '../../schema/pages'
import type { RouteName } from '../../schema/routes/index'
import type { PaymentProviderName } from '../../schema/rules/membership/payment-providers'
import type { Lazy } from './lazily'
import type { Notice } from './not-there'
import type { PreloadedState } from './preloaded-state'

/** An address that a page is wanted for. */
export interface Address {
  pathname: string
  search: Readonly<Record<string, string>>
  /** The reader may go there, but hasn't yet. */
  isPreload: boolean
}

/** The page that an address shows, as finding and loading it turned out. */
export interface ShownPage {
  pageId: PageId
  layout: LayoutName
  compact?: true
  routeName: RouteName | undefined
  /** The path's parameters, with those that the host stands for. */
  params: Readonly<Record<string, string>>
  pathname: string
  /** Why there is no page, where that may be told. */
  notice?: Notice
  /** Why it is the page that says something went wrong. */
  error?: unknown
}

/** What a page knows about its address and the site. */
export interface PageContext {
  routeName: RouteName | undefined
  pageId: PageId
  /** The path's parameters, including those that the host stands for. */
  params: Readonly<Record<string, string>>
  /** The query's parameters; the last value of a repeated one. */
  search: Readonly<Record<string, string>>
  pathname: string
  /** Why there is no page, on the page that says so. */
  notice?: Notice | undefined
  state: PreloadedState
}

/** A page's context while it loads. */
export interface LoadContext extends PageContext {
  /** The answer of an operation: from the cache, or requested. */
  query<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data>
  /**
   * Asks what things are to the viewer, for the document of somebody who is signed in; elsewhere the controls ask after
   * the page. A failure is theirs, too.
   */
  own<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<void> | undefined
  /** Loads a part that the page shows at once (`ShownPart`). */
  part(part: Lazy<unknown>): Promise<unknown>
}

/** A page's context once it is loaded. */
export interface HeadContext extends PageContext {
  /** The answer that `load` requested; nothing if it was refused. */
  answer<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Data | undefined
  /** The answer that `load` requested. Throws if it didn't. */
  data<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Data
}

/** The contents of a document's head. */
export interface PageHead {
  title: string
  /** What links to it show, if that isn't its title. */
  linkTitle?: string
  description?: string
  /** Absolute. */
  canonical?: string
  /** Absolute. */
  image?: string
  type?: 'website' | 'article' | 'profile'
  robots?: string
  /** Paths of its icon, in tabs and on home screens, if it isn't the site's. */
  icon?: { tab: string; touch: string } | undefined
  /** Address of the page's RSS feed; as JSON Feed, it is followed by `.json`. */
  feed?: { title: string; href: string }
  /** The page's address for oEmbed, absolute, if other sites may show it. Read only by machines, in documents. */
  embed?: string
  /** A schema.org object. */
  jsonLd?: object
  /** Further OpenGraph properties, `article:author` and the like. */
  properties?: readonly (readonly [property: string, content: string])[]
  /** The language of the content; English by default. */
  language?: string
  previous?: string
  next?: string
  /**
   * The request can't be what was meant; what it is about has been taken down, the law keeps it from being shown, or it
   * can't be read now.
   */
  status?: 400 | 410 | 451 | 503
  /** Seconds to wait, because the page had to refuse what it is for: it is a 429, unless it has another status. */
  retryAfter?: number
  /** Whether some of the text is in italics, so that their font is preloaded. */
  usesItalics?: true
  /** Whether some of the text is formulas. */
  usesFormulas?: true
  /** The parts that the page shows at once, by their folders' names: their styles are inlined too. */
  parts?: readonly string[]
  /** Parts whose code can wait until their reader is near; they look as they should from the start. */
  partsBelow?: readonly string[]
  /**
   * The provider whose form the page shows first, with the scripts that it loads: documents have them loaded before the
   * client asks for them.
   */
  payment?: PaymentFront | null
  /** Whether the page is for doing something rather than reading, so that the client hydrates it at once for visitors, too. */
  isTool?: true
}

/** With whose form somebody pays. */
interface PaymentFront {
  provider: PaymentProviderName
  scripts: readonly string[]
}

/** A page: one module, loaded when it is needed. */
export interface PageModule {
  /** Requests everything that the page shows. Throws `notFound()` or `redirect()` if that is the answer. */
  load?: (page: LoadContext) => Promise<unknown>
  head?: (page: HeadContext) => PageHead
  Page: ComponentType
  /** What surrounds the page, if it differs from its layout's. */
  Wrapper?: WrapperComponent
}

/**
 * What surrounds a page and its layout: the header and the footer. Pages that follow each other in the same wrapper keep
 * it, with what has been opened or typed in it.
 */
type WrapperComponent = ComponentType<{ children: ReactNode }>

/** A layout around pages. */
export interface LayoutModule {
  load?: (page: LoadContext) => Promise<unknown>
  /** Absent for layouts without the global header. */
  Wrapper?: WrapperComponent
  Layout: ComponentType<{ compact: boolean; children: ReactNode }>
}
