import { exactCount } from './counts'

/** Texts of a story's lightbox. */
export const lightboxWording = {
  label: 'Pictures of this story',
  position: (n: number, of: number) => `${exactCount(n)} of ${exactCount(of)}`,
  previous: 'Previous picture',
  next: 'Next picture',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  close: 'Close',
} as const
