import { describe, expect, test } from 'vitest'
import { choicesOf } from '../../../client/pages/topics-onboarding/choices'
import { apart, type MenuInput, mainEntries, moreEntries } from '../../../client/shell/signed-in/menu-entries'

const member = {
  __typename: 'Membership' as const,
  id: 'm',
  tier: 'MEMBER' as const,
  memberSince: 1,
  friendSince: null,
}
const input = (given: Partial<MenuInput> = {}): MenuInput => ({
  viewer: { membership: null, partnerProgramEnrollment: null },
  productName: 'Quire',
  helpUrl: 'https://help.quire.example',
  statusUrl: 'https://status.quire.example',
  canLink: () => true,
  isOn: () => false,
  ...given,
})
const texts = (items: readonly { text: string }[]) => items.map(({ text }) => text)
const ofMember = (membership: MenuInput['viewer']['membership']) =>
  texts(mainEntries(input({ viewer: { membership, partnerProgramEnrollment: null } })))

describe('the avatar menu', () => {
  test('offers membership to people without one, friendship to members, and both their own pages', () => {
    expect(ofMember(null)).toContain('Become a Quire member')
    expect(ofMember(null)).not.toContain('Membership')
    expect(ofMember(member)).toEqual(expect.arrayContaining(['Membership', 'Become a Friend of Quire']))
    const friend = ofMember({ ...member, tier: 'FRIEND', friendSince: 2 })
    expect(friend).toContain('Membership')
    expect(friend).not.toContain('Become a Friend of Quire')
    expect(friend).not.toContain('Become a Quire member')
  })

  test('offers the partner programme to enrolled people, and the application to others', () => {
    const enrolled = { __typename: 'PartnerProgramEnrollment' as const, id: 'p', status: 'ACTIVE' as const }
    const viewer = { membership: null, partnerProgramEnrollment: enrolled }
    expect(texts(mainEntries(input({ viewer })))).toContain('Partner Program')
    expect(texts(mainEntries(input()))).toContain('Apply for the Partner Program')
  })

  test('leaves out pages that don’t exist, and has one link off the site, at the end', () => {
    expect(texts(mainEntries(input({ canLink: () => false })))).toEqual(['Help'])
    expect(mainEntries(input()).at(-1)).toMatchObject({ kind: 'external' })
    expect(texts(moreEntries(input({ canLink: () => false })))).toEqual(['Status'])
  })

  test('follows the flags behind More', () => {
    expect(texts(moreEntries(input()))).toEqual([
      'Gift a membership',
      'Apply for author verification',
      'Status',
    ])
    expect(texts(moreEntries(input({ isOn: () => true })))).toEqual([
      'Mastodon',
      'Apply for author verification',
      'Status',
    ])
  })

  test('reports more than one link off the site, and shows the first', () => {
    const told: number[] = []
    const external = (text: string) => ({ kind: 'external' as const, href: `https://${text}.example`, text })
    const { inside, outside } = apart([external('a'), external('b')], (count) => told.push(count))
    expect({ inside, outside: outside?.text, told }).toEqual({ inside: [], outside: 'a', told: [2] })
    apart([external('a')], () => told.push(1))
    expect(told).toEqual([2])
  })
})

test('topics to choose from are unique, with followed ones marked and kept', () => {
  const tag = (slug: string) => ({
    __typename: 'Tag' as const,
    id: slug,
    slug,
    displayTitle: slug.toUpperCase(),
  })
  const connection = (...slugs: string[]) => ({
    __typename: 'TagConnection' as const,
    tags: slugs.map(tag),
  })
  const viewer = { __typename: 'Viewer' as const, id: 'v', followedTags: connection('ice', 'rare') }
  const choices = choicesOf({
    viewer,
    featuredTags: connection('ocean', 'ice'),
    topTags: connection('ice', 'maps'),
  })
  expect(choices.map(({ slug, isFollowed }) => [slug, isFollowed])).toEqual([
    ['ocean', false],
    ['ice', true],
    ['maps', false],
    ['rare', true],
  ])
})
