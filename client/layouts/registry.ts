import type { LayoutName } from '../../schema/page-table'
import type { LayoutModule } from '../lib/page'

const MODULES: Record<LayoutName, () => Promise<LayoutModule>> = {
  Basic: () => import('./Basic'),
  TopNav: () => import('./TopNav'),
  Wordmark: () => import('./Wordmark'),
  TwoColumn: () => import('./TwoColumn'),
  Publication: () => import('./Publication'),
}

const loaded = new Map<LayoutName, LayoutModule>()

/** A layout's module, loaded once. */
export async function loadLayout(name: LayoutName): Promise<LayoutModule> {
  const known = loaded.get(name)
  if (known) return known
  const module = await MODULES[name]()
  loaded.set(name, module)
  return module
}

/** The module of a layout that `loadLayout` has loaded before. */
export const loadedLayout = (name: LayoutName): LayoutModule | undefined => loaded.get(name)
