import { expect, expectTypeOf, test } from 'vitest'
import { pluralOf } from '../../../schema/wording/counts'
import type { Messages } from '../../../schema/wording/language'
import type { lookWording } from '../../../schema/wording/look'
import type { policyWording } from '../../../schema/wording/policies/policy'
import type { storyPageWording } from '../../../schema/wording/story-page'

/** An area as a translator writes it. */
const german: Messages<typeof lookWording> = {
  title: 'Schrift und Farben',
  close: 'Schließen',
  size: { label: 'Schriftgröße', small: 'Klein', medium: 'Mittel', large: 'Groß' },
  width: { label: 'Zeilenlänge', narrow: 'Schmal', medium: 'Mittel', wide: 'Breit' },
  font: { label: 'Schriftart', serif: 'Mit Serifen', sans: 'Ohne Serifen' },
}

test('a translation has the same texts, with the same arguments', () => {
  type Story = Messages<typeof storyPageWording>
  expect(german.size.large).toBe('Groß')
  expectTypeOf<Story['share']>().toEqualTypeOf<string>()
  expectTypeOf<Story['claps']>().toEqualTypeOf<(n: number) => string>()
  expectTypeOf<{ share: string }>().not.toExtend<Story>()
  expectTypeOf<Messages<typeof policyWording>['byPost']>().toEqualTypeOf<(address: string) => string>()
})

test('a word has the forms that its language needs, and the general one for all others', () => {
  expect([0, 1, 2, 5].map((n) => pluralOf(n, { one: 'leaf', few: 'leafs', other: 'leaves' }))).toEqual([
    'leaves',
    'leaf',
    'leaves',
    'leaves',
  ])
})
