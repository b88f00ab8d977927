import type { UpsertedUser } from '../../data/user/writes'
import { demoId, plausible } from './ids'
import type { DemoPart } from './read-part'

/** Everybody in the demo has an address with their username at this host, which doesn't exist. */
const HOST = 'quire.test'

/** Two of the writers have the addresses for signing in to the demo. */
const ADDRESSES: Readonly<Record<string, string>> = { priya: 'writer', ines: 'editor' }

/** The writer whose profile has its own subdomain. */
const WITH_SUBDOMAIN = 'aiko'

const DAY = 86_400_000
const JOINED = Date.UTC(2024, 2, 4, 9)

/** Accounts for each kind of viewer: a reader, a member, a friend, members of every other state, staff, and one that is suspended. */
export const VIEWERS: readonly Omit<UpsertedUser, 'id' | 'createdAt' | 'email'>[] = [
  { username: 'reader', name: 'Rosa Lindgren', bio: 'Reads on trains.' },
  {
    username: 'member',
    name: 'Matteo Ruiz',
    bio: 'Reads whole stories, mostly at breakfast.',
    membershipTier: 'member',
    memberSince: Date.UTC(2025, 4, 12),
  },
  {
    username: 'friend',
    name: 'Farah Nasser',
    bio: 'Pays for a story so that four others can read it.',
    membershipTier: 'friend',
    memberSince: Date.UTC(2025, 0, 20),
    friendSince: Date.UTC(2025, 7, 3),
  },
  { username: 'yearly', name: 'Yuki Hara', bio: 'Pays once a year, and forgets about it.' },
  { username: 'gifted', name: 'Gwen Ito', bio: 'Got a year of stories for her birthday.' },
  { username: 'trial', name: 'Tove Lind', bio: 'Having a look around.' },
  { username: 'cancelled', name: 'Carlos Pinto', bio: 'Reads less than before.' },
  { username: 'failed', name: 'Femi Adeyemi', bio: 'Between two banks.' },
  { username: 'expiring', name: 'Edda Brandt', bio: 'Has had the same card for years.' },
  { username: 'expired', name: 'Emil Novak', bio: 'Keeps meaning to call the bank.' },
  { username: 'switching', name: 'Sofia Marsh', bio: 'Will read as much for less.' },
  { username: 'lapsed', name: 'Lars Holm', bio: 'Used to be a member.' },
  {
    username: 'staff',
    name: 'Sten Aalto',
    bio: 'Keeps the lights on here.',
    isStaff: true,
  },
  { username: 'suspended', name: 'Spencer Vale', bio: 'Deals.', isSuspended: true },
]

/** The suspended account's stories. */
export const SUSPENDED_STORY = {
  key: 'seven-secrets-they-hide-from-you',
  title: 'Seven secrets they hide from you',
  subtitle: 'The fifth one pays for itself',
  tag: 'writing',
  published: Date.UTC(2026, 9, 2, 6),
  html: '<p>Most people will never learn what I am about to tell you, because it is not so.</p><p>Send for the list today.</p>',
}

/** The writer who is a Friend: the badge above their stories says what that means. */
const A_FRIEND = 'samuel'

/** The writers of a part. */
export const writersOf = (part: DemoPart): (UpsertedUser & { avatar: string; aboutText: string })[] =>
  part.people.map((person) => ({
    id: demoId('user', person.username),
    username: person.username,
    name: person.name,
    bio: person.bio,
    email: `${ADDRESSES[person.username] ?? person.username}@${HOST}`,
    createdAt: JOINED + plausible(`joined ${person.username}`, 0, 200) * DAY,
    emailVerifiedAt: JOINED + plausible(`joined ${person.username}`, 0, 200) * DAY,
    isBookAuthor: person.books !== undefined,
    hasSubdomain: person.username === WITH_SUBDOMAIN,
    membershipTier: person.username === A_FRIEND ? 'friend' : 'member',
    memberSince: JOINED + 220 * DAY,
    ...(person.username === A_FRIEND ? { friendSince: JOINED + 250 * DAY } : {}),
    avatar: person.avatar,
    aboutText: person.about,
  }))

/** The accounts other than the writers. */
export const viewers = (): UpsertedUser[] =>
  VIEWERS.map((viewer) => ({
    ...viewer,
    id: demoId('user', viewer.username),
    email: `${viewer.username}@${HOST}`,
    createdAt: JOINED + plausible(`joined ${viewer.username}`, 0, 200) * DAY,
    emailVerifiedAt: JOINED + plausible(`joined ${viewer.username}`, 0, 200) * DAY,
  }))
