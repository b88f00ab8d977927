import type { LandingWords } from './landing'

/** The words of the page about connecting a Mastodon account. */
export const mastodonWords = (product: string): LandingWords => ({
  title: `Mastodon and ${product}`,
  description: `Connect your account on any Mastodon server with ${product}: what it does, what it doesn’t, and how to undo it.`,
  heading: 'Your Mastodon account, beside your stories.',
  lead: `If you are on a Mastodon server, you can connect your account there with your ${product} account. It takes a minute and works with every server.`,
  sections: [
    {
      id: 'steps',
      heading: 'How it works',
      paragraphs: [
        'Open your settings and find Mastodon under security. Type the name of your server. It asks you whether you agree, and sends you back. That is all.',
      ],
    },
    {
      id: 'rights',
      heading: 'What it does, and what it doesn’t',
      paragraphs: ['We ask your server for as little as it can give.'],
      points: [
        { title: 'It proves', text: 'that the account there is yours, and remembers its name.' },
        {
          title: 'It can’t post',
          text: 'anything in your name, and can’t read your messages or follow anybody.',
        },
        { title: 'It signs nobody in', text: 'so that a closed server never locks you out here.' },
        { title: 'It is private', text: 'only you see which account you have connected.' },
      ],
    },
    {
      id: 'undo',
      heading: 'How to undo it',
      paragraphs: [
        'Disconnect it in the same place. We email you whenever an account is connected or disconnected, so that nobody does it behind your back.',
      ],
    },
  ],
  closing: {
    heading: 'Ready when you are.',
    text: 'An account can be connected with one person here, and one person can connect one account.',
  },
})
