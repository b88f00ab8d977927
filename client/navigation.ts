import { LAYOUT_LOADS, PAGE_LOADS } from 'virtual:loads'
import { applyHead } from './apply-head'
import { type FindInput, findPage } from './find-page'
import { headOf } from './head'
import { loadedPage } from './lib/loaded-pages'
import type { Navigation } from './lib/navigation'
import { pageAddress } from './lib/page-address'

const loads = { pages: PAGE_LOADS, layouts: LAYOUT_LOADS }

/** Moving from page to page in the browser. */
export const createNavigation = (input: FindInput): Navigation => ({
  find: (address) => findPage(address, { ...input, loads }),
  pageAddress: (href) => pageAddress(href, input.state.client.table),
  applyHead: (page) => applyHead(headOf(loadedPage(page.pageId), page, input.queryClient), page),
})
