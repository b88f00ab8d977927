import { describe, expect, it } from 'vitest'
import { PAGES } from '../../../schema/page-table'
import { isPage, layoutOf } from '../../../schema/pages'
import { ROUTES } from '../../../schema/routes/index'
import type { Route } from '../../../schema/routes/types'

describe('the page registry', () => {
  it('gives each page its layout', () => {
    expect(layoutOf('landing-about')).toEqual({ layout: 'Basic' })
    expect(layoutOf('post')).toEqual({ layout: 'TopNav' })
    expect(layoutOf('plans')).toEqual({ layout: 'Wordmark' })
    expect(layoutOf('home')).toEqual({ layout: 'TwoColumn' })
    expect(layoutOf('publication-profile')).toEqual({ layout: 'Publication' })
    expect(layoutOf('publication-stats')).toEqual({ layout: 'Publication', compact: true })
  })

  it('shows the 404 page below the header and the errors without one', () => {
    expect(layoutOf('not-found').layout).toBe('TopNav')
    expect(layoutOf('error').layout).toBe('Basic')
    expect(layoutOf('error-500').layout).toBe('Basic')
  })

  it('says which page it expected', () => {
    expect(() => layoutOf('nowhere')).toThrow('Expected nowhere page to exist.')
    expect(() => layoutOf('toString')).toThrow('Expected toString page to exist.')
    expect(isPage('constructor')).toBe(false)
  })

  it('has no page that no route shows, but for the errors', () => {
    const shown = new Set(
      Object.values(ROUTES).flatMap((route: Route) => {
        if (route.page === undefined) return []
        return typeof route.page === 'string' ? [route.page] : route.page.map(({ page }) => page)
      }),
    )
    const unused = Object.keys(PAGES).filter((page) => isPage(page) && !shown.has(page))
    expect(unused.sort()).toEqual(['error', 'error-500', 'not-found'])
  })
})
