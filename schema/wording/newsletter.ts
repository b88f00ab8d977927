/** Texts of the pages and forms that subscribe people to newsletters. */
export const newsletterWording = {
  title: (name: string) => `Subscribe to ${name}`,
  heading: (name: string) => `Get ${name} by email`,
  ofWriter: (name: string) => `New letters by ${name}, right to your inbox.`,
  ofPublication: (name: string) => `Letters from ${name}, right to your inbox.`,
  email: 'Email address',
  ownAddress: 'Leave it empty to use the address of your account.',
  ownForm: 'Your readers see a form here that subscribes them to your newsletter.',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing…',
  consent: (name: string) =>
    `By subscribing you agree to get emails from ${name}, who can see your address. You can unsubscribe at any time.`,
  sent: {
    title: 'Check your inbox',
    text: 'If this address isn’t subscribed yet, we’ve sent it an email. Open the link in it to confirm.',
  },
  subscribed: (name: string) => `You’re subscribed to ${name}.`,
  again: 'Use another address',
  invalid: 'Enter a valid email address.',
  on: (product: string) => `A newsletter on ${product}`,
  tooMany: 'Too many subscriptions from here. Please try again in an hour.',
} as const
