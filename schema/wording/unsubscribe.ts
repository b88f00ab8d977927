/** Texts of the page to which the links in mails lead that turn them off. */
export const unsubscribeWording = {
  title: 'Email settings',
  intro: (address: string) => `These emails go to ${address}.`,
  isOn: 'You get these emails.',
  isOff: 'You don’t get these emails.',
  stop: 'Unsubscribe',
  stopKind: (kind: string) => `Unsubscribe from emails about: ${kind}`,
  start: 'Subscribe again',
  startKind: (kind: string) => `Subscribe again to emails about: ${kind}`,
  broken: 'This link is incomplete or too old. In your settings you can choose which emails you get.',
  settings: 'Go to your settings',
  invalid: 'This link isn’t one of ours, or it was cut short.',
} as const
