import { expect, test } from 'vitest'
import { SuspendedBanner } from '../../../client/shell/signed-in/SuspendedBanner'
import { hrefsIn, markupOf, PUBLICATION_HOST } from '../render'

test('the banner about a suspension links to the main host’s rules from a publication’s', () => {
  expect(hrefsIn(markupOf(<SuspendedBanner />, PUBLICATION_HOST))).toEqual(['https://quire.example/m/rules'])
})
