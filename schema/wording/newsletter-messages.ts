/** What the worker says about subscriptions to newsletters. */
export const newsletterMessages = {
  notThere: 'There is no such newsletter.',
  email: 'Enter a valid email address.',
  tooMany: 'Too many subscriptions from here. Please try again in an hour.',
  expired: 'This link has expired, or it was cut short. Subscribe again to get a new one.',
  invalid: 'This link isn’t one of ours, or it was cut short.',
  signIn: 'Sign in, or use the link in one of the emails.',
  notSubscribed: 'You aren’t subscribed to this newsletter.',
} as const
