import { useSyncExternalStore } from 'react'
import { PAPER } from '../../schema/brand/paper'
import { KEPT, type KeptItem, kept } from './kept/item'

/** What a reader can choose about how pages look. Rule: docs/rules/reading.md, "The reader's look". */
export type LookName = 'theme' | 'size' | 'width' | 'font'

/** Choices that differ from the design's own. */
export type Look = Readonly<Partial<Record<LookName, string>>>

/** The design's own choices, which need no trace in the document or in storage. */
export const DEFAULT_LOOK: Readonly<Record<LookName, string>> = {
  theme: 'system',
  size: 'medium',
  width: 'medium',
  font: 'serif',
}

/**
 * The custom property that each of the other choices sets on the document, and its values. A wide column leaves room
 * for the content beside it.
 */
export const LOOK_STYLES: Readonly<
  Record<Exclude<LookName, 'theme'>, readonly [property: string, values: Readonly<Record<string, string>>]>
> = {
  size: ['--scale', { small: '.9', large: '1.2' }],
  width: ['--container-inset', { narrow: '36rem', wide: 'clamp(42.5rem,100vw - 27rem,50rem)' }],
  font: ['--font-serif', { sans: 'var(--font-sans)' }],
}

/** What the keys of the choices in this browser's storage begin with. */
export const LOOK_KEY = KEPT

/** Where a choice is kept in this browser. */
export const lookKey = (name: LookName): string => LOOK_KEY + name

/** A choice as this browser keeps it: the document's own script reads it, before anybody knows whose it is. */
export const lookItem = (name: LookName): KeptItem => kept(name, { of: 'early' })

/** Whether a value changes anything. Stored ones may be of another version, or anybody's. */
export const isLook = (name: LookName, value: string): boolean =>
  Object.hasOwn(name === 'theme' ? PAPER : LOOK_STYLES[name][1], value)

declare global {
  interface Window {
    /** Puts a choice on the document: the document's own script (client/bootstrap.ts). */
    __look?: (name: LookName, value: string) => void
  }
}

const CHANGED = 'quire:look'

/** Applies a choice to this page, and keeps it in this browser. */
export function applyLook(name: LookName, value: string): void {
  window.__look?.(name, value)
  // Where storage is switched off, the choice lasts as long as the page.
  if (value === DEFAULT_LOOK[name]) lookItem(name).remove()
  else lookItem(name).write(value)
  dispatchEvent(new Event(CHANGED))
}

function subscribe(changed: () => void): () => void {
  addEventListener(CHANGED, changed)
  return () => removeEventListener(CHANGED, changed)
}

/** The choice that the document shows. */
export const useLook = (name: LookName): string =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[name] ?? DEFAULT_LOOK[name],
    () => DEFAULT_LOOK[name],
  )
