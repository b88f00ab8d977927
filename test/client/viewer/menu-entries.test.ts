import { describe, expect, test } from 'vitest'
import { choicesOf } from '../../../client/pages/topics-onboarding/choices'
import { sidebarEntries } from '../../../client/shell/sidebar/entries'
import {
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
  isNarrow: false,
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

  test('has nothing that the header or the sidebar has, and nothing twice', () => {
    const canLink = () => true
    const { own, explore } = sidebarEntries({ username: 'maren', canLink })
    const inSidebar = new Set([...own, ...explore].map(({ route }) => route))
    expect(inSidebar).toContain('YourLibrary')
    const beside = new Set(['Notifications', 'Search', ...inSidebar])
    for (const isNarrow of [false, true]) {
      const here = input({ isNarrow })
      const shown = [...mainEntries(here), ...moreEntries(here), ...furtherLinks(here)]
      expect(shown.filter((entry) => entry.kind === 'route' && beside.has(entry.route))).toEqual([])
      expect(texts(shown)).toEqual([...new Set(texts(shown))])
      // The header has it wherever there is room.
      expect(texts(shown).includes('Write')).toBe(isNarrow)
      for (const text of ['Settings', 'Help', 'Status', 'Rules']) expect(texts(shown)).toContain(text)
    }
  })

  test('leaves out pages that don’t exist', () => {
    expect(mainEntries(input({ canLink: () => false }))).toEqual([])
    expect(moreEntries(input({ canLink: () => false }))).toEqual([])
  })

  test('treats help and status as pages of its own unless they are elsewhere', () => {
    const ours = { ...config, helpUrl: 'https://quire.example/m/help' }
    expect(furtherLinks(input({ config: ours }))).toContainEqual(
      expect.objectContaining({ route: 'ShowHelpPage' }),
    )
    expect(furtherLinks(input({ config: elsewhere }))).toContainEqual(
      expect.objectContaining({ href: 'https://status.example' }),
    )
  })

  test('follows the flags behind More, and asks authors of books for nothing', () => {
    const verification = 'Apply for author verification'
    expect(texts(moreEntries(input()))).toEqual(['Gift a membership', verification])
    expect(texts(moreEntries(input({ isOn: () => true })))).toEqual(['Mastodon', verification])
    expect(texts(moreEntries(input({ isBookAuthor: true })))).toEqual(['Gift a membership'])
    // Nothing is offered before it is known whether it is needed.
    expect(texts(moreEntries(input({ isBookAuthor: undefined })))).not.toContain(verification)
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
