import type { TokenScope } from '../rules/access-tokens'
import { countOf } from './counts'

/** What an application has done with a scope. */
const DONE: Readonly<Record<TokenScope, string>> = {
  READ: 'to read',
  WRITE: 'to write a draft',
  PUBLISH: 'to change what’s published',
  PUBLICATIONS: 'to run a publication',
  STATS: 'to read stats',
}

/** Texts of the pages about applications that act for people. */
export const oauthApplicationsWording = {
  title: 'Applications',
  text: 'Programs by you and others that act for people here, if they allow it.',
  needsScript: 'Your browser has to allow scripts to change anything here.',
  grants: {
    title: 'Allowed by you',
    manage: 'See what you’ve allowed, and end it',
    none: 'You haven’t allowed an application to act for you.',
    since: (day: string) => `allowed on ${day}`,
    used: (day: string, did: TokenScope | null) =>
      did === null ? `last used on ${day}` : `last used on ${day}, ${DONE[did]}`,
    neverUsed: 'never used',
    unverified: 'unverified',
    end: 'Remove access',
    question: (name: string) => `Stop ${name} from acting for you?`,
    endText: 'It will be refused from now on. You can allow it again whenever it asks.',
    ending: 'Removing access…',
    ended: 'The application can no longer act for you.',
  },
  own: {
    title: 'Made by you',
    none: 'You haven’t made an application.',
    make: 'Make an application',
    people: (count: number) => `used by ${countOf(count, 'person', 'people')}`,
    public: 'on people’s devices',
  },
  form: {
    newTitle: 'New application',
    name: 'Name',
    nameHint: 'People see it when your application asks them.',
    nameMissing: 'Give the application a name.',
    description: 'What it does',
    website: 'Website',
    websiteHint: 'It begins with https://.',
    websiteMissing: 'Enter the address of its website.',
    redirects: 'Redirect URIs',
    redirectsHint: 'One on each line, exactly as your application sends them.',
    redirectsMissing: 'Enter at least one address.',
    isPublic: 'It runs on people’s devices, where it can’t keep a secret (a public client)',
    make: 'Make application',
    making: 'Making the application…',
    save: 'Save',
    saving: 'Saving…',
    saved: 'The application has been saved.',
  },
  id: 'Client ID',
  show: 'See the application',
  secret: {
    title: 'Its secret',
    text: 'Copy it now: we won’t show it again.',
    copy: 'Copy secret',
    done: 'I’ve saved it',
    rotate: 'New secret',
    question: 'Make a new secret?',
    rotateText: 'The old one stops working at once. What people have allowed goes on.',
    rotating: 'Making the secret…',
  },
  remove: {
    label: 'Delete',
    question: (name: string) => `Delete ${name}?`,
    text: 'Everything that people have allowed it ends at once.',
    removing: 'Deleting…',
    removed: 'The application has been deleted.',
  },
  back: 'All applications',
} as const
