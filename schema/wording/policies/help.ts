import type { OperatorFacts, Policy } from './policy'

/** Answers to what people ask most. Says what the software does: change both together. */
export const helpPage = ({ name }: OperatorFacts): Policy => ({
  title: 'Help',
  intro: `Answers to the questions that we hear most. If yours isn’t here, write to us: ${name} will answer.`,
  sections: [
    {
      id: 'sign-in',
      heading: 'I can’t sign in',
      paragraphs: [
        'Choose “Sign in with email” and enter your address. We send you a code and a link: type the code in the browser where you asked for it, or follow the link in any browser. Both work once, within 10 minutes. You can ask for a new one at any time.',
        'If no email arrives within a few minutes, look in your spam folder, and check that the address is the one you signed up with. If you signed up with Google, Apple, Facebook or X, sign in with the same service.',
        'After six wrong codes or passwords, you have to wait a minute. The link in the email works even then.',
      ],
    },
    {
      id: 'second-factor',
      heading: 'I’ve lost my phone',
      paragraphs: [
        'If you use two-factor authentication, sign in with one of the recovery codes that you saved when you set it up. Each works once. With a passkey you don’t need a code at all. Then set up your new phone under Settings, Security.',
      ],
    },
    {
      id: 'hacked',
      heading: 'Somebody else has used my account',
      paragraphs: [
        'Sign in by email, go to Settings, Security, and end all other sessions. Then change your password if you have one, and remove passkeys and connected accounts that you don’t recognize. We email you about every such change; if you got an email about one that you didn’t make, write to us.',
      ],
    },
    {
      id: 'email',
      heading: 'How do I change my email address or username?',
      paragraphs: [
        'Both are under Settings, Account. A new email address takes effect when you follow the link that we send there. You can change your username once every 7 days, and links to the old one keep working.',
      ],
    },
    {
      id: 'topics',
      heading: 'How do I choose what I see?',
      paragraphs: [
        'Follow topics, and unfollow them again, on the page where you chose them first. Every topic also has a page with its latest stories and the people who write about it.',
      ],
    },
    {
      id: 'feeds',
      heading: 'Can I read in a feed reader?',
      paragraphs: [
        'Yes. Every person, publication and topic has an RSS feed. Give your reader the address of the page; it will find the feed.',
      ],
    },
    {
      id: 'member-only',
      heading: 'Why can’t I read a story to its end?',
      paragraphs: [
        'Some stories are for members. Everybody can read how they begin, and their writers can share a link that opens the whole story.',
      ],
    },
    {
      id: 'leave',
      heading: 'How do I leave?',
      paragraphs: [
        'Under Settings, Account. Deactivating hides your account and stories until you sign in again. Deleting removes them for good after 14 days; sign in before then, and everything stays.',
      ],
    },
    {
      id: 'report',
      heading: 'How do I report something?',
      paragraphs: [
        'Write to us with the address of the page and a sentence on what is wrong. The rules say what isn’t allowed and what we do about it.',
      ],
    },
  ],
})
