import { expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { withoutComments } from '../../support/without-comments'

/* The pages on which gifts are bought. Rule: docs/rules/gifts.md, "Giving". */

test.each(['/gift-checkout', '/group-gift'])(
  '%s asks for a country that nobody knows, and it can be changed',
  async (path) => {
    const { visit } = await signedIn()
    const read = async (target: string, country: string | null = null) => {
      const answer = await visit.send(target, { cf: { country } } as RequestInit)
      return withoutComments(await answer.text())
    }
    expect(await read(path)).toContain('<option value="CA">Canada</option>')
    const named = await read(`${path}?country=CA`)
    for (const part of ['CA$70', 'Country: Canada', `href="${path}"`]) expect(named).toContain(part)
    const known = await read(`${path}?country=CA`, 'US')
    expect(known).toContain('$50')
    expect(known).not.toContain('You’re in')
  },
)
