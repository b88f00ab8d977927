/** Texts of the page about installing the site. */
export const appWording = {
  title: (product: string) => `${product} on your phone`,
  description: (product: string) =>
    `How to put ${product} on the home screen of a phone, a tablet or a computer, without an app store.`,
  lead: (product: string) =>
    `${product} has no app in a store, because it doesn’t need one. The site itself can be installed: it gets an icon of its own, opens in a window of its own, and is always up to date.`,
  ways: [
    {
      id: 'iphone',
      heading: 'iPhone and iPad',
      steps: [
        'Open the front page in Safari.',
        'Tap the share button, the square with an arrow.',
        'Choose “Add to Home Screen”, then “Add”.',
      ],
    },
    {
      id: 'android',
      heading: 'Android',
      steps: [
        'Open the front page in Chrome, Edge, Firefox or Samsung Internet.',
        'Open the browser’s menu.',
        'Choose “Install app” or “Add to Home screen”.',
      ],
    },
    {
      id: 'computer',
      heading: 'Computer',
      steps: [
        'Open the front page in Chrome or Edge, or in Safari on a Mac.',
        'In Chrome and Edge, press the install button in the address bar. In Safari, choose “Add to Dock” in the File menu.',
        'Confirm the name.',
      ],
    },
  ],
  remove: 'To remove it, delete its icon as you would delete any other app. Your account stays as it is.',
  open: 'Open the front page',
  feeds: 'Or read by RSS',
} as const
