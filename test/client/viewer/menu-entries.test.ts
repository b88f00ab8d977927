import { describe, expect, test } from 'vitest'
import { choicesOf } from '../../../client/pages/topics-onboarding/choices'
import {
  apart,
  furtherLinks,
  type MenuInput,
  mainEntries,
  moreEntries,
} from '../../../client/shell/signed-in/menu-entries'

const member = {
  __typename: 'Membership' as const,
  id: 'm',
  tier: 'MEMBER' as const,
  memberSince: 1,
  friendSince: null,
}
const config: MenuInput['config'] = {
  productName: 'Quire',
  mainOrigin: 'https://quire.example',
  helpUrl: 'https://help.quire.example',
  statusUrl: 'https://quire.example/m/status',
  version: '0',
}
const input = (given: Partial<MenuInput> = {}): MenuInput => ({
  viewer: { membership: null, partnerProgramEnrollment: null },
  isBookAuthor: false,
  paid: { isCancelled: false, canSwitchPlan: false },
  config,
  canLink: () => true,
  isOn: () => false,
  ...given,
})
const elsewhere = {
  ...config,
  statusUrl: 'https://status.example',
  pressUrl: 'https://press.example',
  blogUrl: 'https://blog.example',
  textToSpeechUrl: 'https://speech.example',
}
const texts = (items: readonly { text: string }[]) => items.map(({ text }) => text)
const ofMember = (membership: MenuInput['viewer']['membership'], paid?: Partial<MenuInput['paid']>) =>
  texts(
    mainEntries(
      input({
        viewer: { membership, partnerProgramEnrollment: null },
        paid: { isCancelled: false, canSwitchPlan: false, ...paid },
      }),
    ),
  )

describe('the avatar menu', () => {
  test('offers membership to people without one, friendship to members, and both their own pages', () => {
    expect(ofMember(null)).toContain('Become a Quire member')
    expect(ofMember(null)).not.toContain('Membership')
    const switching = ofMember(member, { canSwitchPlan: true })
    expect(switching).toEqual(expect.arrayContaining(['Membership', 'Become a Friend of Quire']))
    expect(ofMember(member)).not.toContain('Become a Friend of Quire')
    expect(ofMember(member)).not.toContain('Reactivate Membership')
    const cancelled = input({
      viewer: { membership: member, partnerProgramEnrollment: null },
      paid: { isCancelled: true, canSwitchPlan: false },
    })
    expect(mainEntries(cancelled)).toContainEqual({
      kind: 'route',
      route: 'ManageMembership',
      text: 'Reactivate Membership',
      hash: '#reactivateMembership',
    })
    const friend = ofMember({ ...member, tier: 'FRIEND', friendSince: 2 }, { canSwitchPlan: true })
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
    expect(moreEntries(input({ canLink: () => false }))).toEqual([])
  })

  test('treats help and status as pages of its own unless they are elsewhere', () => {
    const ours = { ...config, helpUrl: 'https://quire.example/m/help' }
    expect(mainEntries(input({ config: ours })).at(-1)).toMatchObject({ route: 'ShowHelpPage' })
    expect(apart(moreEntries(input({ config: elsewhere })), () => {}).outside).toMatchObject({
      href: 'https://status.example',
    })
  })

  test('follows the flags behind More, and asks authors of books for nothing', () => {
    expect(texts(moreEntries(input()))).toEqual([
      'Rules',
      'Status',
      'Gift a membership',
      'Apply for author verification',
    ])
    expect(texts(moreEntries(input({ isOn: () => true })))).toEqual([
      'Rules',
      'Status',
      'Mastodon',
      'Apply for author verification',
    ])
    const press = { ...config, pressUrl: 'https://press.example' }
    expect(texts(moreEntries(input({ config: press, isBookAuthor: true })))).toEqual([
      'Press',
      'Rules',
      'Status',
      'Gift a membership',
    ])
    // Nothing is offered before it is known whether it is needed.
    expect(texts(moreEntries(input({ isBookAuthor: undefined })))).not.toContain(
      'Apply for author verification',
    )
  })

  test('has one link off the site in each list, however many addresses are configured', () => {
    const told: number[] = []
    for (const list of [mainEntries, moreEntries]) {
      apart(list(input({ config: elsewhere })), (count) => told.push(count))
    }
    expect(told).toEqual([])
  })

  test('ends with small links, in a fixed order, to what exists', () => {
    expect(texts(furtherLinks(input({ config: elsewhere })))).toEqual([
      'Help',
      'Status',
      'About',
      'Careers',
      'Press',
      'Blog',
      'Privacy',
      'Rules',
      'Terms',
      'Text to speech',
    ])
    expect(texts(furtherLinks(input({ canLink: (route) => route === 'ShowTos' })))).toEqual(['Help', 'Terms'])
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
