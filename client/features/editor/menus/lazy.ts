import { lazily } from '../../../lib/lazily'

/** Loaded right after a story's text: the menus load parts themselves, so this one isn't among those. */
export const textMenus = lazily(() => import('./Menus').then(({ Menus }) => Menus))
