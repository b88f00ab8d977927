/** Texts of the pages for addresses that have none, and for failures. */
export const errorPageWording = {
  notFound: {
    label: 'PAGE NOT FOUND',
    code: '404',
    title: 'Out of nothing, something.',
    text: 'You can find (just about) anything here, even a page that doesn’t exist. Maybe these stories will take you somewhere new.',
    home: 'Home',
    stories: 'Staff picks',
  },
  serverError: {
    title: 'Apologies, but something went wrong on our end.',
    refresh: 'Refresh the page',
    status: 'check the site status',
    top: 'browse top stories',
  },
} as const
