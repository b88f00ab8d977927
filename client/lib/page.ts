import type { ComponentType, ReactNode } from 'react'
import type { Operation } from '../../schema/operation'
import type { PageId } from '../../schema/pages'
import type { RouteName } from '../../schema/routes/index'
import type { PreloadedState } from './preloaded-state'

/** What a page knows of its address and of the site. */
export interface PageContext {
  routeName: RouteName | undefined
  pageId: PageId
  /** The path's parameters, with those that the host stands for. */
  params: Readonly<Record<string, string>>
  /** The query's parameters; of a repeated one the last. */
  search: Readonly<Record<string, string>>
  pathname: string
  state: PreloadedState
}

/** A page's context while it loads. */
export interface LoadContext extends PageContext {
  /** The answer of an operation: out of the cache, or asked for. */
  query<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data>
}

/** A page's context once it is loaded. */
export interface HeadContext extends PageContext {
  /** The answer that `load` asked for. Throws when it didn't. */
  data<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Data
}

/** What stands in a document's head. */
export interface PageHead {
  title: string
  description?: string
  /** Absolute. */
  canonical?: string
  /** Absolute. */
  image?: string
  type?: 'website' | 'article' | 'profile'
  robots?: string
  /** Address of the page's RSS feed. */
  feed?: { title: string; href: string }
  /** A schema.org object. */
  jsonLd?: object
  /** Further OpenGraph properties, `article:author` and the like. */
  properties?: readonly (readonly [property: string, content: string])[]
  /** Of the content; English when it isn't said. */
  language?: string
  previous?: string
  next?: string
  /** Something that is read is set in italics: their font is asked for ahead. */
  usesItalics?: true
  /** The page is there to do something with, not to be read: the client takes it over at once. */
  isTool?: true
}

/** A page: one module, loaded when it is needed. */
export interface PageModule {
  /** Asks for everything that the page shows. Throws `notFound()` or `redirect()` where that is the answer. */
  load?: (page: LoadContext) => Promise<unknown>
  head?: (page: HeadContext) => PageHead
  Page: ComponentType
}

/** A frame around pages. */
export interface LayoutModule {
  load?: (page: LoadContext) => Promise<unknown>
  Layout: ComponentType<{ compact: boolean; children: ReactNode }>
}
