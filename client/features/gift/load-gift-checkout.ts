import { notFound } from '@tanstack/react-router'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { VisitorQuery } from '../../shell/toasts/visitor-query.generated'
import { countryToAsk } from '../membership/country-to-ask'
import { askCountry } from '../membership/lazy'
import { GiftQuote } from './gift-checkout/gift-quote.generated'
import { giftCheckout } from './gift-checkout/lazy'
import { GivenGift } from './given-gift/given-gift.generated'
import { givenGift } from './given-gift/lazy'

async function loadQuote(page: LoadContext) {
  const { visitor } = await page.query(VisitorQuery, {})
  const country = countryToAsk(page, visitor.geolocation.country)
  const { quoteGift } = await page.query(GiftQuote, { quantity: 1, country, billing: null })
  if ('field' in quoteGift && quoteGift.field === 'country') await page.part(askCountry)
}

async function loadGiven(page: LoadContext, id: string) {
  if (!(await page.query(GivenGift, { id })).gift) throw notFound()
}

/** What a page on which gifts are paid for shows: the form, or the gift that the address names. */
export const loadGiftCheckout = (page: LoadContext): Promise<unknown> =>
  page.search.gift
    ? Promise.all([loadGiven(page, page.search.gift), page.part(givenGift)])
    : Promise.all([loadQuote(page), page.part(giftCheckout)])

/** The head of such a page. */
export const giftCheckoutHead = (page: PageContext, title: string, givenTitle: string): PageHead => ({
  title: page.search.gift ? givenTitle : title,
  robots: 'noindex',
  isTool: true,
  parts: [page.search.gift ? 'given-gift' : 'gift-checkout'],
})
