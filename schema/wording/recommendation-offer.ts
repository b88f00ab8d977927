/** Texts of what somebody who has subscribed to a newsletter is offered beside it. */
export const recommendationOfferWording = {
  title: (name: string) => `${name} recommends`,
  text: 'Choose what else you’d like to get.',
  consent:
    'By subscribing you agree to get emails from the newsletters that you choose, who can see your address. You can unsubscribe at any time.',
  subscribe: 'Subscribe to the chosen ones',
  subscribing: 'Subscribing…',
  subscribed: 'You’re subscribed to what you have chosen.',
  sent: 'Check your inbox: each newsletter that you’ve chosen asks you to confirm.',
} as const
