/** Why a picture, or a page for a card, was refused. */
export const uploadWording = {
  tooLarge: 'A picture can be up to 10 MB.',
  unknownType: 'A picture must be a JPEG, PNG, GIF or WebP.',
  tooManyPixels: 'This picture has too many pixels.',
  incomplete: 'This picture is damaged or incomplete. Please try again.',
  empty: 'There is no picture in this request.',
  tooMany: 'You’ve uploaded too many pictures. Please try again in an hour.',
  noAddress: 'This isn’t the address of a picture on the web.',
  tooManyFetched: 'Too many pictures of other sites were requested. Please try again in an hour.',
  notFetched: 'We couldn’t get a picture from this address.',
  noPage: 'This isn’t the address of a page on the web that begins with https.',
  pageNotRead: 'We couldn’t read this page, so the card shows only its address.',
  pageSaysNothing: 'This page has no title that we could show.',
  tooManyPages: 'You’ve added too many cards. Please try again in an hour.',
  missing: 'There is no such picture.',
  unreadable: 'This picture can’t be read.',
  suspended: 'Your account is suspended.',
} as const
