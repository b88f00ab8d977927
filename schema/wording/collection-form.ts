import { countOf, exactCount } from './counts'

/** Texts of the fields that describe a publication. */
export const publicationFormWording = {
  name: 'Name',
  slug: 'Address',
  slugHint: 'a to z, 0 to 9 and hyphens. You can change it later.',
  slugChangeHint: 'Links to the old address keep working.',
  slugFree: 'is free.',
  tagline: 'Tagline',
  taglineHint: 'A few words below the name.',
  description: 'Description',
  descriptionHint: 'What readers will find. Shown in lists, and to search engines.',
  counter: (is: number, most: number) => `${exactCount(is)} of ${countOf(most, 'character')}`,
  pictures: {
    avatarId: { legend: 'Picture', hint: 'A square picture. JPEG, PNG, GIF or WebP, up to 10 MB.' },
    logoId: { legend: 'Logo', hint: 'Takes the place of the name at the top of the publication’s pages.' },
    drawingId: {
      legend: 'Wide drawing',
      hint: 'Stands above the name on the publication’s pages. Five times as wide as two high, 2,384 pixels wide or more.',
    },
    faviconId: { legend: 'Icon', hint: 'A small square picture that browsers show in the tab.' },
    choice: {
      choose: 'Choose a picture',
      replace: 'Choose another picture',
      remove: 'Remove',
      uploading: 'Uploading…',
      uploaded: 'Uploaded. Save to use it.',
      removed: 'Save to remove it.',
    },
  },
} as const
