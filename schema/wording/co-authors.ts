import { countOf } from './counts'

/** A story in a sentence. */
const named = (title: string): string => (title === '' ? 'the untitled story' : `“${title}”`)

/** Texts about people who write a story together. */
export const coAuthorsWording = {
  menu: 'Co-authors',
  heading: 'Co-authors',
  text: 'Co-authors can edit the story and are named with you once they have accepted. Only you can publish or delete it.',
  textForOthers:
    'You write this story with others. Only its writer can invite people, publish it or delete it.',
  username: 'Username',
  usernameHint: 'The person gets a notification and decides whether to accept.',
  invite: 'Invite',
  inviting: 'Inviting…',
  list: 'Who writes with you',
  invited: 'Invited',
  none: 'Nobody writes this story with you yet.',
  remove: 'Remove',
  move: {
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
  },
  moved: (name: string, place: number, total: number) => `${name} is now number ${place} of ${total}.`,
  changed: 'Somebody has joined or left in the meantime. Open the list again.',
  question: (name: string, title: string) => `Remove ${name} from ${named(title)}?`,
  removeText: 'They can’t edit the story any more and aren’t named with it. You can invite them again.',
  removing: 'One moment…',
  leave: 'Leave the story',
  leaveQuestion: (title: string) => `Leave ${named(title)}?`,
  leaveText:
    'You can’t edit the story any more and aren’t named with it. Only its writer can invite you again.',
  left: 'You don’t write this story any more.',
  loading: 'Loading…',
  close: 'Close',
  invitations: 'Invitations',
  invitation: (writer: string, title: string) =>
    title === ''
      ? `${writer} invites you to write a story together.`
      : `${writer} invites you to write “${title}” together.`,
  accept: 'Accept',
  acceptLabel: (writer: string) => `Accept the invitation of ${writer}`,
  decline: 'Decline',
  declineLabel: (writer: string) => `Decline the invitation of ${writer}`,
  accepted: 'You can edit the story now.',
  declined: 'You declined. Nobody is told.',
  noPerson: 'There is nobody with this username.',
  yourself: 'You are its writer already.',
  full: (most: number) => `A story can have at most ${countOf(most, 'co-author')}.`,
  tooMany: 'You’ve invited a lot of people today. Try again tomorrow.',
  noInvitation: 'This invitation is no longer open.',
  notThere: 'This person doesn’t write the story with you.',
  suspended: 'A suspended account can’t invite people.',
} as const
