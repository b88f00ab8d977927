import type { OperatorFacts, Policy } from './policy'

/** What is known about readers and writers, and why. Says what the software does: change both together. */
export const privacyPolicy = ({ product, name }: OperatorFacts): Policy => ({
  title: 'Privacy Policy',
  intro: `${name} (“we”) are responsible for the personal data on ${product}. We keep little, we don’t sell any of it, and there is no advertising. This page says what we keep, why, and what you can do about it.`,
  sections: [
    {
      id: 'reading',
      heading: 'When you read',
      paragraphs: [
        'To send you a page, our servers need your network address and what your browser says about itself. They don’t keep a list of the pages that an address has asked for.',
        'Your browser reports how pages are used – which were opened, how far they were read, how long they took to load – under a random number that is no name. We use this to improve the site and to count reads for writers, and delete it after 30 days. If your browser sends “Do Not Track” or Global Privacy Control, we don’t collect it.',
        'So that each reader counts once a day, we keep a scrambled form of your network address with the story that you have read. What it is scrambled with is thrown away at the end of the day, and nothing leads back to the address. Of people who don’t want to be tracked, we keep only a fragment that thousands share.',
        'Newsletters may count how many open their emails and follow their links. So that each counts once, we keep a scrambled form of who did for 30 days; nobody is told who it was. You can turn this off on the page with all email that you get, to which every letter leads, and we don’t do it if your browser asks not to be tracked when you subscribe.',
        'Some stories show pictures that are stored elsewhere. We fetch these for you, so that site doesn’t learn your network address. Videos, sound and frames of other sites are different: once they are shown or played, your browser fetches them from there, and that site learns your network address too.',
      ],
    },
    {
      id: 'account',
      heading: 'When you have an account',
      paragraphs: ['We keep what you give us and what you do, because without it there would be no account:'],
      list: [
        'your email address, name, username, bio and picture;',
        'what you write, your claps, highlights and lists, and whom and what you follow, mute or block;',
        'which stories you have read and where you stopped, unless you pause your reading history or don’t want to be tracked;',
        'your settings, and the messages that you have put away;',
        'what you report, and until it is decided a code that stands for the network that it came from;',
        'your sessions: when and how each began, when it was last used, the browser, and the country and the time zone that your network address pointed to;',
        'how you sign in: passkeys, a protected form of your password, the key of your two-factor authentication, and accounts that you have connected elsewhere.',
      ],
    },
    {
      id: 'membership',
      heading: 'When you pay',
      paragraphs: [
        'Payments are taken by Stripe or by Braintree, a PayPal company. What you enter in their form goes to them alone; we never see a card’s number. They learn your email address, and keep what you pay with so that your membership can be renewed. We keep the kind of card, its last four digits and when it ends, what you have bought and paid, the country that sets the price, your billing address as far as the tax depends on it, and the business that you buy for, if any. Invoices are kept for as long as the law wants, also after your account is removed; they then name a business, but not you. If you give a membership, we also keep the address that it is sent to, and your message.',
        'When your account is removed, the companies delete what you pay with, and we delete your membership. We have to keep our books: which amounts were paid and when.',
      ],
    },
    {
      id: 'payouts',
      heading: 'When money is sent to you',
      paragraphs: [
        'Payouts go through Stripe, which asks who you are and where your bank is. We keep the bank’s name, its country and currency, and the last four digits of the account.',
        'Tax forms that you sign are kept sealed: only the last four characters of your number, your VAT ID, your country and what decides over the tax can be read. Our staff opens a form only for a reason that goes into a log, and you’re told; once a year forms are opened for the reports that the law requires of us. We keep them for seven years after they’re replaced or your account is removed.',
      ],
    },
    {
      id: 'public',
      heading: 'What others see',
      paragraphs: [
        'Your name, username, bio, picture, published stories and public lists can be seen by everybody, search engines included. Nobody else sees your email address, your drafts or your private lists.',
      ],
    },
    {
      id: 'safety',
      heading: 'Against misuse',
      paragraphs: [
        'To stop people from guessing codes and passwords, we count attempts per account and per network address. Addresses are stored for this only in a form that can’t be turned back, and forgotten after a day at most. Signing up, and at times signing in, may ask a captcha service whether you are a person; that service then sees your network address.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and storage',
      paragraphs: [
        'We set no cookie for advertising, and no other company sets one through us. In your browser we keep:',
      ],
      list: [
        'your session, while you are signed in, for up to 90 days after your last visit;',
        'a random value that ties a sign-in to your browser, for a day;',
        'which account signed in last, sealed so that only we can read it, for a year, or until you have the browser forget it under settings;',
        'a random number for counting visits, unless you don’t want to be tracked;',
        'how many stories you have opened this month, and which today, unless you don’t want to be tracked: only your browser knows;',
        'how you like to read (theme, text size, line width and typeface), whether the sidebar stays open, and notes that you have closed.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else is involved',
      paragraphs: [
        'The site and its data are hosted by Cloudflare, which works on our behalf and may handle data outside your country under the safeguards that the law requires. Emails are sent through another company’s service. If you sign in with Google, Apple, Facebook or X, or connect an account, that company learns that you use the site, and tells us who you are there.',
        'We give data to authorities only when the law obliges us to.',
      ],
    },
    {
      id: 'keeping',
      heading: 'How long we keep it',
      paragraphs: [
        'As long as you have your account. When you delete it, it is hidden at once and removed after 14 days, with everything in it; backups that still hold it are overwritten within 30 days after that. Codes and links to sign in are deleted soon after they expire.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        'You can see and change most of your data under settings. You may also ask us for a copy of it, have it corrected or deleted, object to how we use it, or have its use limited. Write to us; we answer within a month. You can also complain to the data protection authority where you live.',
        'We use your data to fulfil our agreement with you, because the law requires it, or because we have a legitimate interest in keeping the site secure and making it better. Where we ask for your consent, you can take it back at any time.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'When this policy changes, the new version appears here. If the change matters to you, we tell you by email before it applies.',
      ],
    },
  ],
})
